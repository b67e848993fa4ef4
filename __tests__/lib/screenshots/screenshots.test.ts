import { pictureSources } from '@/lib/screenshots/files';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

it('a browser gets the dark AVIF in the dark theme and otherwise the light AVIF', () => {
  const source = (theme: string, media?: string) => ({
    type: 'image/avif',
    media,
    srcSet: `/slovar/screens/card-${theme}@1x.avif 320w, /slovar/screens/card-${theme}@2x.avif 640w`,
  });

  expect(pictureSources('/slovar', { id: 'card', width: 320 })).toEqual([
    source('dark', '(prefers-color-scheme: dark)'),
    source('light'),
  ]);
});

const all = [...screenshots.values()];

it.each(all)('the screenshot $id has its files and its own description', ({ id, alt }) => {
  expect(() => requireFiles(id)).not.toThrow();
  expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
  expect(all.filter((other) => other.alt === alt)).toHaveLength(1);
});

import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { fallbackUrl, originalOf, pictureSources } from '@/lib/screenshots/files';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

it('the dark theme comes before the light one, in AVIF and both widths; others get the light WebP', () => {
  const sources = pictureSources('/slovar', { id: 'card', width: 320 });

  expect(sources.map(({ type, media, srcSet }) => [type, media, srcSet])).toEqual([
    [
      'image/avif',
      '(prefers-color-scheme: dark)',
      '/slovar/screens/card-dark@1x.avif 320w, /slovar/screens/card-dark@2x.avif 640w',
    ],
    [
      'image/avif',
      undefined,
      '/slovar/screens/card-light@1x.avif 320w, /slovar/screens/card-light@2x.avif 640w',
    ],
  ]);
  expect(fallbackUrl('/slovar', 'card')).toBe('/slovar/screens/card-light@1x.webp');
});

it.each([
  ['nothing', [], undefined, undefined],
  ['one PNG', ['card.png'], 'card.png', 'card.png'],
  ['one for each theme', ['card.png', 'card-dark.png'], 'card.png', 'card-dark.png'],
  ['one for the dark theme alone', ['card-dark.png'], undefined, 'card-dark.png'],
])('of %s the owner’s PNGs are chosen by theme', (_, files, ...chosen) => {
  expect([originalOf('card', 'light', files), originalOf('card', 'dark', files)]).toEqual(chosen);
});

it('the screenshots are those of the slides and the one of the Windows program', () => {
  expect([...screenshots.keys()]).toEqual([...slides.map(({ img }) => img), windows.picture.id]);
});

it.each([...screenshots.values()])(
  '$id has one Russian sentence of its own, and all of its files are in public/',
  ({ id, alt }) => {
    expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
    expect([...screenshots.values()].filter((other) => other.alt === alt)).toHaveLength(1);
    expect(() => requireFiles(id)).not.toThrow();
  },
);

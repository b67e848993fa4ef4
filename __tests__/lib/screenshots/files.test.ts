import { pictureSources } from '@/lib/screenshots/files';

it('picture sources are the dark AVIF with its media query, then the light AVIF, each in two widths', () => {
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

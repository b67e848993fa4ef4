import { pictureSources } from '@/lib/screenshots/files';

it('the dark theme comes before the light one, in AVIF and both widths', () => {
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

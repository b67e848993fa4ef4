import { pictureSources } from '@/lib/screenshots/files';

it('a browser gets the dark AVIF in the dark theme and otherwise the light AVIF', () => {
  const source = (theme: string, media?: string) => ({
    type: 'image/avif',
    media,
    srcSet: `/screens/card-${theme}@1x.avif 320w, /screens/card-${theme}@2x.avif 640w`,
  });

  expect(pictureSources('card', 320)).toEqual([
    source('dark', '(prefers-color-scheme: dark)'),
    source('light'),
  ]);
});

import { pictureSources } from '@/lib/screenshots/files';
import { pictureSize } from '@/lib/screenshots/picture-size';

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

it('if a screenshot’s file is missing, the error says what to do', () => {
  expect(() => pictureSize('none')).toThrow(
    /^Нет картинки public\/screens\/none-.*: положите снимок lib\/content\/screenshots\/none\.png и выполните npm run screenshots\.$/,
  );
});

/** @jest-environment node */
import {
  enlargedUrl,
  fallbackUrl,
  originalOf,
  pictureFiles,
  pictureSources,
} from '@/lib/screenshots/files';

const CARD = { id: 'card', width: 320 };

it('the dark theme comes before the light one, both in AVIF and both widths, under the sub-path', () => {
  expect(pictureSources('/slovar', CARD)).toEqual([
    {
      type: 'image/avif',
      media: '(prefers-color-scheme: dark)',
      srcSet: '/slovar/screens/card-dark@1x.avif 320w, /slovar/screens/card-dark@2x.avif 640w',
    },
    {
      type: 'image/avif',
      media: undefined,
      srcSet: '/slovar/screens/card-light@1x.avif 320w, /slovar/screens/card-light@2x.avif 640w',
    },
  ]);
});

it('browsers that choose no source get the light WebP file under the sub-path', () => {
  expect(fallbackUrl('/slovar', 'card')).toBe('/slovar/screens/card-light@1x.webp');
});

it('every address of the page, and what each is enlarged to, is one of the published files', () => {
  const used = pictureSources('', CARD).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => candidate.replace(/ \d+w$/, '')),
  );
  const all = [...used, fallbackUrl('', 'card')];
  const published = pictureFiles('card').map(({ name }) => `/screens/${name}`);

  expect(new Set([...all, ...all.map(enlargedUrl)])).toEqual(new Set(published));
});

it.each(['/screens/card-dark@1x.avif', '/screens/card-dark@2x.avif'])(
  '%s is enlarged to the dense file of its theme and format',
  (url) => {
    expect(enlargedUrl(url)).toBe('/screens/card-dark@2x.avif');
  },
);

it.each([
  ['nothing', [], undefined, undefined],
  ['one PNG', ['card.png'], 'card.png', 'card.png'],
  ['one for each theme', ['card.png', 'card-dark.png'], 'card.png', 'card-dark.png'],
  ['one for the dark theme alone', ['card-dark.png'], undefined, 'card-dark.png'],
])('of %s the owner’s PNGs are chosen by theme', (_, files, light, dark) => {
  expect([originalOf('card', 'light', files), originalOf('card', 'dark', files)]).toEqual([
    light,
    dark,
  ]);
});

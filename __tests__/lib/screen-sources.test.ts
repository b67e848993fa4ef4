/** @jest-environment node */
import { screenFallback, screenSources } from '@/lib/screen-sources';

const CARD = { id: 'card', width: 320 };

const DARK = '(prefers-color-scheme: dark)';

it('the dark theme comes before the light one, both in AVIF', () => {
  expect(screenSources('', CARD).map(({ media, type }) => [media, type])).toEqual([
    [DARK, 'image/avif'],
    [undefined, 'image/avif'],
  ]);
});

it('each source offers both widths of its own theme', () => {
  expect(screenSources('', CARD).map(({ srcSet }) => srcSet)).toEqual([
    '/screens/card-dark@1x.avif 320w, /screens/card-dark@2x.avif 640w',
    '/screens/card-light@1x.avif 320w, /screens/card-light@2x.avif 640w',
  ]);
});

it('every file of a source is under the sub-path', () => {
  const files = screenSources('/slovar', CARD).flatMap(({ srcSet }) => srcSet.split(', '));

  expect(files.filter((file) => !file.startsWith('/slovar/screens/card-'))).toEqual([]);
});

it('browsers that choose no source get the light WebP file under the sub-path', () => {
  expect(screenFallback('/slovar', CARD)).toBe('/slovar/screens/card-light@1x.webp');
});

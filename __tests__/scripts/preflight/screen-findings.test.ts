/** @jest-environment node */
import { screenFindings } from '@/scripts/preflight/screen-findings';

it('pictures of the app for both themes are no finding', () => {
  const files = ['search.png', 'card-light.png', 'card-dark.png'];

  expect(screenFindings(['search', 'card'], files)).toEqual([]);
});

it('screens that are drawn are named, also when one theme alone is', () => {
  expect(screenFindings(['search', 'card', 'mosaic'], ['search.png', 'card-dark.png'])).toEqual([
    expect.stringContaining('(2): card, mosaic.'),
  ]);
});

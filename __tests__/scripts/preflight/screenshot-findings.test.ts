/** @jest-environment node */
import { screenshotFindings } from '@/scripts/preflight/screenshot-findings';

it('pictures of the app for both themes are no finding', () => {
  const files = ['search.png', 'card-light.png', 'card-dark.png'];

  expect(screenshotFindings(['search', 'card'], files)).toEqual([]);
});

it('screenshots that are drawn are named, also when one theme alone is', () => {
  expect(screenshotFindings(['search', 'card', 'mosaic'], ['search.png', 'card-dark.png'])).toEqual(
    [expect.stringContaining('(2): card, mosaic.')],
  );
});

import * as carousel from '../support/carousel';
import { openWithDelayedScripts } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// «Find in page» and links to a text scroll like this; `window.find` does not scroll.
test('if the browser scrolls to words of a hidden slide, the carousel shows it', async ({
  page,
}) => {
  await carousel.openCarousel(page);
  for (const number of [3, SLIDE_COUNT, 2, 1]) {
    const words = carousel.slide(page, number).locator('p:visible').last();
    await words.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await carousel.expectSlideShown(page, number);
  }
});

test('a mouse selects the words of a slide', async ({ page }) => {
  await carousel.openCarousel(page);
  const words = carousel.slide(page, 1).locator('p:visible').first();
  const { x, y, width, height } = (await words.boundingBox())!;
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await carousel.expectSlideShown(page, 1);
});

test('End and Home show the last and the first slide, before and after hydration', async ({
  page,
  site,
}) => {
  const release = await openWithDelayedScripts(page, site, routes.android);
  const strip = carousel.strip(page);
  await strip.focus();
  await page.keyboard.press('End');
  await carousel.expectSlideInPlace(page, SLIDE_COUNT);
  await page.keyboard.press('Home');
  await carousel.expectSlideInPlace(page, 1);
  release();
  await carousel.expectSlideShown(page, 1);
  await page.keyboard.press('End');
  await carousel.expectSlideShown(page, SLIDE_COUNT);
  await page.keyboard.press('Home');
  await carousel.expectSlideShown(page, 1);
});

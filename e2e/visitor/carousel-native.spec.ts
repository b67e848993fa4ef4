import * as carousel from '../support/carousel';
import { openWithDelayedScripts } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** `window.find` scrolls only in Firefox. The other engines' search bars scroll what a visitor can scroll. */
const findWords = (words: Element, engine: string) => {
  const { overflowX } = getComputedStyle(words.closest('.carousel-strip')!);
  const find = Reflect.get(window, 'find') as (text: string) => void;
  // Without a selection the search begins at the page's start.
  getSelection()!.removeAllRanges();
  if (engine === 'firefox') find(words.textContent);
  else if (overflowX !== 'hidden') words.scrollIntoView({ block: 'nearest' });
};

test('the browser’s search shows the slide with the words that it finds', async ({ page }) => {
  await carousel.openCarousel(page);
  for (const number of [3, SLIDE_COUNT, 2, 1]) {
    const words = carousel.slide(page, number).locator('p:visible').last();
    await words.evaluate(findWords, test.info().project.name);
    await carousel.expectSlideShown(page, number);
  }
});

test('a mouse selects the words of a slide, which does not scroll the strip', async ({ page }) => {
  await carousel.openCarousel(page);
  const strip = carousel.strip(page);
  await strip.evaluate((own) =>
    own.addEventListener('scroll', () => own.setAttribute('title', 'scrolled')),
  );
  const words = carousel.slide(page, 1).locator('p:visible').first();
  const [{ x, y, height }, box] = [(await words.boundingBox())!, (await strip.boundingBox())!];
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(box.x + box.width + 20 + step, y + height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  const selected = () => page.evaluate(() => String(getSelection()));
  expect((await selected()).length).toBeGreaterThan(3);
  await expect(strip).not.toHaveAttribute('title');
  await carousel.expectSlideShown(page, 1);
  await page.keyboard.press('ControlOrMeta+a');
  expect((await selected()).length).toBeGreaterThan(1000);
  // These words are for screen readers only.
  expect(await selected()).not.toContain('Увеличить снимок');
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

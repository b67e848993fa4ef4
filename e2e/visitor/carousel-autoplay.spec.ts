import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { SLIDE_COUNT } from '../support/exported';
import { expect, test } from '../support/test';
import { LOAD_DELAY_MS } from '@/components/carousel/before-hydration';
import { slides } from '@/lib/words/slides';

const news = (page: Page) => carousel.carousel(page).locator('[aria-live=polite]');

test('10 s after the page’s load, autoplay begins and announces nothing', async ({ page }) => {
  const { stop, start } = carousel.controls(page);
  await carousel.openWithStoppedClock(page, () => page.clock.runFor(LOAD_DELAY_MS));
  await page.clock.runFor(9900);
  await carousel.expectSlideShown(page, 1);
  await page.clock.runFor(600);
  await carousel.expectSlideShown(page, 2);
  await expect(news(page)).toHaveText('');

  await test.step('keyboard focus in the carousel stops autoplay, and the start button starts it again', async () => {
    await carousel.tabIntoCarousel(page);
    // Focus on the stop button is an exception: autoplay continues, and the button keeps its name.
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(start).toBeVisible();
    await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
    await carousel.expectSlideShown(page, 2);
    await page.keyboard.press('Shift+Tab');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(stop).not.toBeFocused();
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 3);
    await expect(stop).toBeVisible();
  });

  await test.step('the slide stays aligned when the window’s width changes', async () => {
    // The widths are larger than a phone's, because WebKitGTK's window cannot be narrower than 447 pixels.
    for (const width of [844, 500]) {
      // Embla has not measured the slides yet: it waits half a second after a resize, and the clock is stopped.
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect(await carousel.offsetOf(page, 3)).toBeCloseTo(0, 0);
    }
    // In WebKitGTK the resize may have moved the carousel under the real pointer.
    await page.mouse.move(2, 2);
    // Embla stops its autoplay when it measures the slides.
    await page.clock.runFor(500);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, (3 % SLIDE_COUNT) + 1);
  });
});

test('after a click, a slide is announced and slows down over 400 ms', async ({ page }) => {
  await carousel.openWithStoppedClock(page);
  await carousel.controls(page).next.click();
  await expect(news(page)).toHaveText(`2 из ${SLIDE_COUNT}: ${slides[1]!.text1}`);
  const { width } = (await carousel.slide(page, 1).boundingBox())!;
  // The curve is cubic-bezier(0, 0, 0.2, 1), so halfway 84% of the way is done. The move starts one frame late.
  await page.clock.runFor(216);
  const share = 1 - (await carousel.offsetOf(page, 2)) / width;
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.88);
  await carousel.dot(page, 1).click();
  await expect(news(page)).toHaveText(`1 из ${SLIDE_COUNT}: ${slides[0]!.text1}`);
});

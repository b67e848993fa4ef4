import * as carousel from '../support/carousel';
import { stopClock } from '../support/clock';
import { SLIDE_COUNT } from '../support/exported';
import { island, openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

let release: () => void;

test.beforeEach(async ({ page, site }) => {
  await stopClock(page);
  release = await openWithDelayedScripts(page, site, routes.android);
});

test('hydration neither moves a hovered carousel nor replaces its slides', async ({ page }) => {
  // A middle slide is used, because on the first one the scroll position is 0 even if hydration does not reset it.
  const middle = Math.ceil(SLIDE_COUNT / 2);
  await carousel.scrollToSlide(page, middle);
  const strip = carousel.strip(page);
  const parts = await strip.evaluateHandle((own) => [...own.querySelectorAll('[role=group], a')]);
  // Scrolls before the hover. Otherwise old versions of Chromium would notice the hover too late.
  await strip.scrollIntoViewIfNeeded();
  await strip.hover();
  release();
  await carousel.hydrateByClock(page);
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, middle);
  const areKept = await parts.evaluate((all) => all.map((one) => one.isConnected));
  expect(areKept).toEqual(Array(2 * SLIDE_COUNT).fill(true));
  await page.mouse.move(2, 2);
  await page.clock.runFor(19_000);
  await carousel.expectSlideShown(page, middle);
  await page.clock.runFor(2000);
  await carousel.expectSlideShown(page, middle + 1);
});

test('with the focus kept, keys move the hydrated strip', async ({ page }) => {
  const focused = carousel.strip(page);
  await focused.focus();
  release();
  await carousel.hydrateByClock(page);
  await expect(focused).toBeFocused();
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const press = async (key: string, number: number) => {
    await page.keyboard.press(key);
    await page.clock.runFor(1000);
    await carousel.expectSlideShown(page, number);
    await expect(focused).toBeFocused();
  };
  await press('ArrowLeft', SLIDE_COUNT);
  await press('ArrowRight', 1);
  await press('ArrowRight', 2);
  await carousel.picture(page, 2).focus();
  await press('ArrowRight', 3);
  await press('ArrowLeft', 2);
  await press('Shift+ArrowRight', 2);
  await press('End', SLIDE_COUNT);
  await press('Home', 1);
});

test('hydration shows the slide of the focused link, and autoplay is off', async ({ page }) => {
  // With a rounded width, the last slide would stop several pixels from its place.
  await island(page, 'carousel').evaluate((element) => (element.style.width = '480.45px'));
  await carousel.tabIntoCarousel(page);
  const link = carousel.slide(page, SLIDE_COUNT).getByRole('link');
  // Simulates a press on Tab just before hydration, when the strip has not scrolled yet.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(link).toBeFocused();
  release();
  await carousel.hydrateByClock(page);
  await carousel.expectSlideShown(page, SLIDE_COUNT);
  await expect(link).toBeFocused();
  await expect(carousel.controls(page).start).toBeVisible();
});

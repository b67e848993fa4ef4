import {
  carousel,
  controls,
  expectSlide,
  NEXT_MOVE_MS,
  LONG_MS,
  QUIET_MS,
  scrollTo,
  slide,
  strip,
  tabInside,
  takeOver,
} from '../support/carousel';
import { stopClock } from '../support/clock';
import { openHeld } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** Releases the scripts. */
let release: () => void;

test.beforeEach(async ({ page, site }) => {
  await stopClock(page);
  release = await openHeld(page, site, routes.android);
});

test('the code goes on where the strip stood, with the page’s own slides', async ({ page }) => {
  // A slide with neighbours on both sides, so that a leftover scroll position would show.
  const middle = Math.ceil(SLIDE_COUNT / 2);
  await scrollTo(page, middle);
  const standing = await strip(page).evaluateHandle((element) => [
    ...element.querySelectorAll('[role=group], a'),
  ]);
  release();
  await takeOver(page);
  await expectSlide(page, middle);
  expect(await standing.evaluate((all) => all.length)).toBe(2 * SLIDE_COUNT);
  expect(await standing.evaluate((all) => all.every((one) => one.isConnected))).toBe(true);
  // After an intent the delay is the full 20 s.
  await page.clock.runFor(QUIET_MS);
  await expectSlide(page, middle);
});

test('a slide that was chosen before the code came stays 20 s', async ({ page }) => {
  await controls(page).next.click();
  // It must not be a hover that stops the rotation.
  await page.mouse.move(2, 2);
  release();
  await takeOver(page);
  await page.clock.runFor(QUIET_MS);
  await expectSlide(page, 2);
  await page.clock.runFor(NEXT_MOVE_MS - QUIET_MS);
  await expectSlide(page, 3);
});

test('the take-over leaves the focus and its ring on the strip', async ({ page }) => {
  await strip(page).focus();
  release();
  await takeOver(page);
  await expect(strip(page)).toBeFocused();
  await expect(strip(page)).toHaveCSS('outline-style', 'solid');
});

test('a mouse that came before the code pauses the carousel until it leaves', async ({ page }) => {
  // First, because an older Chromium reports much later which element a scroll has brought under the mouse.
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).hover();
  release();
  await takeOver(page);
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(NEXT_MOVE_MS);
  await expectSlide(page, 2);
});

test('a focus from before the code keeps its slide and stops the carousel', async ({ page }) => {
  await tabInside(page);
  const link = slide(page, SLIDE_COUNT).getByRole('link');
  // Like a Tab at the moment of the take-over, before the strip has scrolled.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(link).toBeFocused();
  release();
  await takeOver(page);
  await expectSlide(page, SLIDE_COUNT);
  await expect(link).toBeFocused();
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, SLIDE_COUNT);
  await expect(controls(page).start).toBeVisible();
});

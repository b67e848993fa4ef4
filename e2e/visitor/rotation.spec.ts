import { type Page } from '@playwright/test';
import {
  carousel,
  controls,
  dot,
  expectSlide,
  FIRST_MOVE_MS,
  LONG_MS,
  offsetOf,
  openWithStoppedClock,
  slide,
  tabInside,
} from '../support/carousel';
import { expect, test } from '../support/test';

/** The mouse goes elsewhere in one jump, past nothing on its way. */
const leave = (page: Page) => page.mouse.move(2, 2);

/** Makes the window narrower and waits until the slide stands at its place again. */
async function resize(page: Page, number: number): Promise<void> {
  await page.setViewportSize({ width: 900, height: 800 });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return offsetOf(page, number);
    })
    .toBeCloseTo(0, 0);
}

test('it goes on by itself after 10 s, and then every 20 s', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.runFor(9900);
  await expectSlide(page, 1);
  await page.clock.runFor(600);
  await expectSlide(page, 2);
  await page.clock.runFor(19_400);
  await expectSlide(page, 2);
  await page.clock.runFor(600);
  await expectSlide(page, 3);
});

test('a step takes 400 ms along cubic-bezier(0, 0, 0.2, 1)', async ({ page }) => {
  await openWithStoppedClock(page);
  await controls(page).next.click();
  const { width } = (await slide(page, 1).boundingBox())!;
  const share = async () => -(await offsetOf(page, 1)) / width;
  // One frame to start; then a frame of tolerance on both sides of each share of the way.
  await page.clock.runFor(116);
  expect(await share()).toBeGreaterThan(0.5);
  expect(await share()).toBeLessThan(0.64);
  await page.clock.runFor(100);
  expect(await share()).toBeGreaterThan(0.8);
  expect(await share()).toBeLessThan(0.88);
  await page.clock.runFor(150);
  expect(await share()).toBeLessThan(1);
  await page.clock.runFor(64);
  expect(await share()).toBeCloseTo(1, 3);
});

test('a mouse over it pauses it until it leaves', async ({ page }) => {
  await openWithStoppedClock(page);
  await carousel(page).hover();
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await expect(controls(page).stop).toBeVisible();
  await leave(page);
  await page.clock.runFor(FIRST_MOVE_MS);
  await expectSlide(page, 2);
});

test('its control stops it, also over a resize, and starts it again', async ({ page }) => {
  await openWithStoppedClock(page);
  const { stop, start } = controls(page);
  await dot(page, 2).click();
  await stop.click();
  await leave(page);
  await resize(page, 2);
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 2);
  await start.click();
  await leave(page);
  await page.clock.runFor(FIRST_MOVE_MS);
  await expectSlide(page, 3);
  await expect(stop).toBeVisible();
});

test('a resize keeps the slide and the rotation', async ({ page }) => {
  await openWithStoppedClock(page);
  await dot(page, 2).click();
  await leave(page);
  await resize(page, 2);
  await page.clock.runFor(FIRST_MOVE_MS);
  await expectSlide(page, 3);
});

test('the keyboard inside stops it until it is started', async ({ page }) => {
  await openWithStoppedClock(page);
  const { stop, start } = controls(page);
  await tabInside(page);
  await expect(start).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(stop).not.toBeFocused();
  await page.clock.runFor(FIRST_MOVE_MS);
  await expectSlide(page, 2);
  await expect(stop).toBeVisible();
});

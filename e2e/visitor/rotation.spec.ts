import { type Page } from 'playwright/test';
import {
  carousel,
  controls,
  dot,
  expectSlide,
  NEXT_MOVE_MS,
  LONG_MS,
  offsetOf,
  openUnused,
  openWithStoppedClock,
  QUIET_MS,
  slide,
  tabInside,
} from '../support/carousel';
import { expect, test } from '../support/test';

/** Moves the mouse elsewhere in one jump, and waits until the page has noticed. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await expect
    .poll(() => carousel(page).evaluate((element) => element.matches(':hover')))
    .toBe(false);
}

/** Makes the window narrower and waits until the slide is in its place again. */
async function resize(page: Page, number: number): Promise<void> {
  await page.setViewportSize({ width: 900, height: 800 });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return offsetOf(page, number);
    })
    .toBeCloseTo(0, 0);
}

test('a carousel that nobody uses goes on after 10 s, and then every 20 s', async ({ page }) => {
  await openUnused(page);
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
  // One frame to start, then a tolerance of one frame before and after each measured moment.
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

test('a mouse over the carousel pauses it until 20 s after it has left', async ({ page }) => {
  await openUnused(page);
  await carousel(page).hover();
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await expect(controls(page).stop).toBeVisible();
  await leave(page);
  await page.clock.runFor(QUIET_MS);
  await expectSlide(page, 1);
  await page.clock.runFor(NEXT_MOVE_MS - QUIET_MS);
  await expectSlide(page, 2);
});

test('a chosen slide stays 20 s', async ({ page }) => {
  await openUnused(page);
  await page.clock.runFor(2000);
  for (const [chosen, next] of [
    // The dot of the slide that is shown already.
    [1, 2],
    [3, 4],
  ] as const) {
    // Not by a mouse, whose hover would pause it.
    await dot(page, chosen).evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(QUIET_MS);
    await expectSlide(page, chosen);
    await page.clock.runFor(NEXT_MOVE_MS - QUIET_MS);
    await expectSlide(page, next);
  }
});

test('its button stops the carousel, also over a resize, and starts it', async ({ page }) => {
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
  await page.clock.runFor(NEXT_MOVE_MS);
  await expectSlide(page, 3);
  await expect(stop).toBeVisible();
});

test('a slide stays in view while the width changes; the rotation goes on', async ({ page }) => {
  await openWithStoppedClock(page);
  await dot(page, 3).click();
  await leave(page);
  await page.clock.runFor(1000);
  await expectSlide(page, 3);
  for (const [width, height] of [
    [844, 390],
    // WebKitGTK's window gets no narrower than 447 pixels.
    [500, 844],
  ] as const) {
    // The clock is stopped, so the half second before Embla measures again has not passed.
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    expect(await offsetOf(page, 3)).toBeCloseTo(0, 0);
  }
  await page.clock.runFor(500);
  await page.clock.runFor(NEXT_MOVE_MS);
  await expectSlide(page, 4);
});

test('the keyboard inside stops the carousel until it is started', async ({ page }) => {
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
  await page.clock.runFor(NEXT_MOVE_MS);
  await expectSlide(page, 2);
  await expect(stop).toBeVisible();
});

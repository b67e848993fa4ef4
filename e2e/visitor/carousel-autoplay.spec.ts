import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { island } from '../support/islands';
import { overlays } from '../support/overlays';
import { expect, phone, test } from '../support/test';

/** Moves the mouse elsewhere in one jump, and waits until the page has noticed. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await expect
    .poll(() => island(page, 'carousel').evaluate((element) => element.matches(':hover')))
    .toBe(false);
}

/** Changes the width of the window, in CSS pixels. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

/** Expects that the carousel rests at the slide. */
async function expectNoMove(page: Page, number: number): Promise<void> {
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, number);
}

test('the carousel moves after 10 s, then every 20 s, and 20 s after a visitor has used it', async ({
  page,
}) => {
  const { stop, start } = carousel.controls(page);
  await carousel.openWithoutIntent(page);
  await page.clock.runFor(9900);
  await carousel.expectSlideShown(page, 1);
  await page.clock.runFor(600);
  await carousel.expectSlideShown(page, 2);
  await page.clock.runFor(19_400);
  await carousel.expectSlideShown(page, 2);
  await page.clock.runFor(600);
  await carousel.expectSlideShown(page, 3);

  await test.step('the keyboard inside stops it until it is started', async () => {
    await carousel.tabIntoCarousel(page);
    // Its own control stops nothing by the focus alone: Enter is to stop it.
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(start).toBeVisible();
    await expectNoMove(page, 3);
    await page.keyboard.press('Shift+Tab');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(stop).not.toBeFocused();
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 4);
    await expect(stop).toBeVisible();
  });

  await test.step('a mouse over it pauses it', async () => {
    await carousel.strip(page).hover();
    await expectNoMove(page, 4);
    await expect(stop).toBeVisible();
    await leave(page);
    await carousel.expectSlideStays(page, 4);
  });

  await test.step('a chosen slide stays, also the one that is shown already', async () => {
    for (const chosen of [1, 2]) {
      await page.clock.runFor(2000);
      // Not by a mouse, whose hover would pause it.
      await carousel.dot(page, chosen).evaluate((button: HTMLElement) => button.click());
      await carousel.expectSlideStays(page, chosen);
    }
  });

  await test.step('its slide stays in view while the width changes, and it goes on', async () => {
    // WebKitGTK's window gets no narrower than 447 pixels.
    for (const width of [844, 500]) {
      // The clock is stopped, so the half second before Embla measures again has not passed.
      await setWidth(page, width);
      expect(await carousel.offsetOf(page, 3)).toBeCloseTo(0, 0);
    }
    // WebKitGTK takes the screen's own pointer for the mouse. The click also takes the focus out.
    await page.mouse.click(9, 9);
    await leave(page);
    await page.clock.runFor(500);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 4);
  });

  await test.step('its button stops it, also over a resize, and starts it', async () => {
    await carousel.dot(page, 2).click();
    await stop.click();
    await leave(page);
    await setWidth(page, 900);
    await page.clock.runFor(500);
    await expectNoMove(page, 2);
    await start.click();
    await leave(page);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 3);
    await expect(stop).toBeVisible();
  });
});

test('20 s after an intent it moves; a step takes 400 ms along its curve', async ({ page }) => {
  await carousel.openWithStoppedClock(page);
  await carousel.expectSlideStays(page, 1);
  await carousel.controls(page).next.click();
  const { width } = (await carousel.slide(page, 2).boundingBox())!;
  const share = async () => -(await carousel.offsetOf(page, 2)) / width;
  // cubic-bezier(0, 0, 0.2, 1). One frame to start, then a tolerance of one frame before and after each measured moment.
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

test.describe('on a phone, which has the drawer,', () => {
  test.use(phone);

  test('the carousel rests behind what covers it, then has its whole time', async ({ page }) => {
    /** Shows or hides the page, as a change of the browser's tabs does. */
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const { 'the version': version, 'the menu': menu, 'the share panel': share } = overlays(page);
    await carousel.openWithoutIntent(page);
    for (const [index, [cover, uncover]] of [
      ...[version, menu, share].map(({ button, root }) => [
        async () => {
          await button.click();
          await expect(root).toBeVisible();
        },
        async () => {
          await page.keyboard.press('Escape');
          await expect(root).toBeHidden();
        },
      ]),
      [() => setHidden(true), () => setHidden(false)],
    ].entries()) {
      const number = index + 1;
      await cover!();
      await expectNoMove(page, number);
      await uncover!();
      // A carousel that has not moved yet does so after 10 s.
      await carousel.expectSlideStays(page, number, index === 0 ? 10_000 : undefined);
    }
  });
});

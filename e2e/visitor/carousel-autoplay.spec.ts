import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { island } from '../support/islands';
import { overlays } from '../support/overlays';
import { expect, phone, test } from '../support/test';

/** Moves the mouse away from the carousel in one step, and waits until the page has noticed. */
async function moveMouseAway(page: Page): Promise<void> {
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

/** Expects autoplay not to leave the slide for a minute. */
async function expectNoMove(page: Page, number: number): Promise<void> {
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, number);
}

test('autoplay moves the carousel 10 s after the page has loaded, then every 20 s, and 20 s after a visitor has used it', async ({
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

  await test.step('keyboard focus in the carousel stops autoplay until the start button is pressed', async () => {
    await carousel.tabIntoCarousel(page);
    // The focus alone on the stop button does not stop autoplay; otherwise Enter would start it again.
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

  await test.step('autoplay pauses while the mouse is over the carousel', async () => {
    await carousel.strip(page).hover();
    await expectNoMove(page, 4);
    await expect(stop).toBeVisible();
    await moveMouseAway(page);
    await carousel.expectSlideStays(page, 4);
  });

  await test.step('a slide chosen by its dot stays for 20 s, even if it was already shown', async () => {
    for (const chosen of [1, 2]) {
      await page.clock.runFor(2000);
      // Not a mouse click, because the hover would pause autoplay.
      await carousel.dot(page, chosen).evaluate((button: HTMLElement) => button.click());
      await carousel.expectSlideStays(page, chosen);
    }
  });

  await test.step('the slide stays aligned when the window’s width changes, and autoplay continues', async () => {
    // Not a phone's width, because WebKitGTK's window cannot be narrower than 447 pixels.
    for (const width of [844, 500]) {
      // The clock is stopped, so Embla, which measures again after half a second, has not done so yet.
      await setWidth(page, width);
      expect(await carousel.offsetOf(page, 3)).toBeCloseTo(0, 0);
    }
    // In WebKitGTK the real pointer may be over the carousel, so the mouse must move. The click also
    // moves the focus out of the carousel. Its point is in the page's margin, where it hits no control.
    await page.mouse.click(4, 400);
    await moveMouseAway(page);
    await page.clock.runFor(500);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 4);
  });

  await test.step('the stop button stops autoplay, a resize does not start it again, and the start button does', async () => {
    await carousel.dot(page, 2).click();
    await stop.click();
    await moveMouseAway(page);
    await setWidth(page, 900);
    await page.clock.runFor(500);
    await expectNoMove(page, 2);
    await start.click();
    await moveMouseAway(page);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 3);
    await expect(stop).toBeVisible();
  });
});

test('autoplay first moves 20 s after an intent, and a move by a button takes 400 ms with an ease-out curve', async ({
  page,
}) => {
  await carousel.openWithStoppedClock(page);
  await carousel.expectSlideStays(page, 1);
  await carousel.controls(page).next.click();
  const { width } = (await carousel.slide(page, 2).boundingBox())!;
  const share = async () => -(await carousel.offsetOf(page, 2)) / width;
  // The curve is cubic-bezier(0, 0, 0.2, 1). The move starts one frame late, and each limit tolerates
  // one frame more or less.
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

test.describe('on a phone', () => {
  test.use(phone);

  test('autoplay pauses while an overlay is open or the page is hidden, and waits its full delay afterwards', async ({
    page,
  }) => {
    /** Hides or shows the page, as if the visitor had changed the browser tab. */
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
      // The first move of a page has a delay of 10 s.
      await carousel.expectSlideStays(page, number, index === 0 ? 10_000 : undefined);
    }
  });
});

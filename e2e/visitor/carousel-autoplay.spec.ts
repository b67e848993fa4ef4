import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { overlays } from '../support/overlays';
import { expect, phone, test } from '../support/test';

async function moveMouseAway(page: Page) {
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-island=carousel]:hover')).toHaveCount(0);
}

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

/** Expects autoplay to stay on the slide for a minute. */
async function expectNoMove(page: Page, number: number) {
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, number);
}

test('autoplay changes the slide 10 s after the page loads, then every 20 s', async ({ page }) => {
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

  await test.step('keyboard focus in the carousel stops autoplay, and the start button starts it again', async () => {
    await carousel.tabIntoCarousel(page);
    // Focus on the stop button is an exception: autoplay continues, and the button keeps its name.
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

  await test.step('a slide chosen with its dot stays for 20 s, even if it was already the current slide', async () => {
    for (const chosen of [1, 2]) {
      await page.clock.runFor(2000);
      // A mouse click would also hover over the carousel, which pauses autoplay.
      await carousel.dot(page, chosen).evaluate((button: HTMLElement) => button.click());
      await carousel.expectSlideStays(page, chosen);
    }
  });

  await test.step('the slide stays aligned and autoplay continues when the window’s width changes', async () => {
    // The widths are larger than a phone's, because WebKitGTK's window cannot be narrower than 447 pixels.
    for (const width of [844, 500]) {
      // Embla has not measured the slides yet: it waits half a second after a resize, and the clock is stopped.
      await setWidth(page, width);
      expect(await carousel.offsetOf(page, 3)).toBeCloseTo(0, 0);
    }
    // A click in the page's margin moves the focus out of the carousel. In WebKitGTK the real pointer
    // may still be over the carousel, so the test moves it away.
    await page.mouse.click(4, 400);
    await moveMouseAway(page);
    await page.clock.runFor(500);
    await page.clock.runFor(carousel.ONE_MOVE_MS);
    await carousel.expectSlideShown(page, 4);
  });

  await test.step('after a click on the stop button, a resize does not start autoplay again, but the start button does', async () => {
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

test('after an intent, autoplay shows the first slide for 20 s', async ({ page }) => {
  await carousel.openWithStoppedClock(page);
  await carousel.expectSlideStays(page, 1);
});

test('after a click on a button, the slides move for 400 ms and slow down towards the end', async ({
  page,
}) => {
  await carousel.openWithStoppedClock(page);
  await carousel.controls(page).next.click();
  const { width } = (await carousel.slide(page, 1).boundingBox())!;
  const share = async () => 1 - (await carousel.offsetOf(page, 2)) / width;
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

  test('autoplay pauses while a panel is open', async ({ page }) => {
    const { version, menu, sharePanel } = overlays(page);
    await carousel.openWithoutIntent(page);
    for (const [index, { button, root }] of [version, menu, sharePanel].entries()) {
      const number = index + 1;
      await button.click();
      await expect(root).toBeVisible();
      await expectNoMove(page, number);
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      // The first move on a page comes after 10 s, every later one after 20 s.
      await carousel.expectSlideStays(page, number, index === 0 ? 10_000 : 20_000);
    }

    await test.step('autoplay pauses while the browser tab is in the background', async () => {
      const setHidden = (isHidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await setHidden(true);
      await expectNoMove(page, 4);
      await setHidden(false);
      await carousel.expectSlideStays(page, 4);
    });
  });
});

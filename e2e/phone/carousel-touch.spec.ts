import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { runClockUntil, stopClock } from '../support/clock';
import { openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** A paragraph of the first slide. Tests tap it, because a tap on the picture would enlarge the picture. */
const textOf = (page: Page) => carousel.slide(page, 1).locator('p:visible').first();

// A hover pauses autoplay, and after a tap the browser still reports the slide as hovered.
test('taps on text and buttons do not pause autoplay, hydrated or not', async ({ page, site }) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.android);
  await textOf(page).tap();
  release();
  await carousel.hydrateByClock(page);
  await page.clock.runFor(carousel.ONE_MOVE_MS);
  await carousel.expectSlideShown(page, 2);
  // Otherwise quick taps on the button would zoom in on an iPhone.
  await expect(carousel.controls(page).next).toHaveCSS('touch-action', 'manipulation');
  await carousel.controls(page).previous.tap();
  await page.clock.runFor(1000);
  await textOf(page).tap();
  await page.clock.runFor(carousel.ONE_MOVE_MS);
  await carousel.expectSlideShown(page, 2);
});

test('a swipe that begins before hydration works, and so does the next', async ({ page, site }) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.android);
  const strip = carousel.strip(page);
  await strip.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'Start' | 'Move' | 'End', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  const { x, y, width, height } = (await strip.boundingBox())!;
  const at = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  await touch('Start', at(0.9));
  await touch('Move', at(0.7));
  release();
  // Waits until React has marked the strip. The carousel's code has then run, but it must not replace the
  // native strip before the swipe ends.
  await runClockUntil(page, () =>
    strip.evaluate((element) => Object.keys(element).join().includes('__reactFiber')),
  );
  await touch('Move', at(0.1));
  await touch('End');
  await carousel.hydrateByClock(page);
  await carousel.expectSlideShown(page, 2);
  await touch('Start', at(0.9));
  for (const share of [0.7, 0.5, 0.3]) await touch('Move', at(share));
  await touch('End');
  await page.clock.runFor(1000);
  await carousel.expectSlideShown(page, 3);
  await expect(carousel.enlargedPicture(page).root).toBeHidden();
});

test('a wheel moves the carousel, and the browser may pan a zoomed-in page', async ({ page }) => {
  await carousel.openCarousel(page);
  await carousel.strip(page).hover();
  await page.mouse.wheel(90, 0);
  await carousel.expectSlideShown(page, 2);
  await page.mouse.wheel(-90, 0);
  await carousel.expectSlideShown(page, 1);
  // Otherwise the browser would take over a swipe.
  await expect(carousel.strip(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
  await expect(carousel.strip(page)).toHaveCSS('touch-action', 'auto');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`one ${colorScheme} screenshot loads, and at a touch the second`, async ({ page, site }) => {
    site.delayScripts();
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.android, { waitUntil: 'networkidle' });
    const urls = (await page.requests()).map((request) => request.url());
    const pictures = urls.filter((url) => url.includes('/screens/'));
    expect(pictures).toEqual([expect.stringContaining(`-${colorScheme}@`)]);
    const second = carousel.slide(page, 2).locator('img');
    await expect(second).toBeHidden();
    await carousel.carousel(page).dispatchEvent('touchstart');
    await expect(second).toBeVisible();
  });
}

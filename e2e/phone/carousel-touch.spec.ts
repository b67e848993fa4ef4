import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { runClockUntil, stopClock } from '../support/clock';
import { openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** A paragraph of the first slide. Tests tap it, because a tap on the picture would enlarge the picture. */
const textOf = (page: Page) => carousel.slide(page, 1).locator('p:visible').first();

const middleOf = async (page: Page) => {
  const { x, y, width, height } = (await carousel.strip(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Simulates a finger with touch events: `down` at a point, `move` to a point, `up`. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove') => (x: number, y: number, timestamp?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }], timestamp });
  return {
    down: send('touchStart'),
    move: send('touchMove'),
    up: (timestamp?: number) =>
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
  };
}

/**
 * Drags a finger over the middle of the strip.
 *
 * @param way distance in CSS pixels, negative to the left
 * @param speed in CSS pixels per millisecond
 */
async function drag(page: Page, way: number, speed: number): Promise<void> {
  const { down, move, up } = await finger(page);
  const { x, y } = await middleOf(page);
  const startedAt = Date.now() / 1000;
  // Events carry explicit times. Otherwise a slow machine would change the speed of the gesture.
  const secondsAt = (share: number) => startedAt + (Math.abs(way) * share) / speed / 1000;
  await down(x - way / 2, y, secondsAt(0));
  for (let step = 1; step <= 12; step += 1) {
    await move(x + way * (step / 12 - 0.5), y, secondsAt(step / 12));
  }
  await up(secondsAt(1));
}

test('a flick or long drag changes the slide, but a short slow drag does not', async ({ page }) => {
  await carousel.openCarousel(page);
  for (const [way, speed, number] of [
    [-90, 0.8, 2],
    [90, 0.8, 1],
    [-90, 0.3, 1],
    [-260, 0.3, 2],
  ] as const) {
    await drag(page, way, speed);
    await carousel.expectSlideShown(page, number);
  }
  await expect(carousel.enlargedPicture(page).root).toBeHidden();
});

test('autoplay continues after taps on a slide’s text and on a button', async ({ page }) => {
  await carousel.openWithStoppedClock(page);
  await textOf(page).tap();
  // Otherwise quick taps on the button would zoom in on an iPhone.
  await expect(carousel.controls(page).next).toHaveCSS('touch-action', 'manipulation');
  await carousel.controls(page).next.tap();
  await page.clock.runFor(carousel.ONE_MOVE_MS);
  await carousel.expectSlideShown(page, 3);
});

// A hover pauses autoplay, and after a tap the browser still reports the slide as hovered.
test('a tap on a slide before hydration does not pause autoplay', async ({ page, site }) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.android);
  await textOf(page).tap();
  release();
  await carousel.hydrateByClock(page);
  await page.clock.runFor(carousel.ONE_MOVE_MS);
  await carousel.expectSlideShown(page, 2);
});

test('a swipe that begins before hydration changes the slide', async ({ page, site }) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.android);
  const strip = carousel.strip(page);
  await strip.scrollIntoViewIfNeeded();
  const { down, move, up } = await finger(page);
  const { x, y } = await middleOf(page);
  await down(x + 150, y);
  await move(x + 60, y);
  release();
  // Waits until React has marked the strip. The carousel's code has then run, but it must not replace the
  // native strip before the swipe ends.
  await runClockUntil(page, () =>
    strip.evaluate((element) => Object.keys(element).join().includes('__reactFiber')),
  );
  await move(x - 150, y);
  await up();
  await carousel.hydrateByClock(page);
  await carousel.expectSlideShown(page, 2);
});

test('a wheel moves the carousel, but a zoomed-in page is panned by wheel and finger', async ({
  page,
}) => {
  await carousel.openWithStoppedClock(page);
  await carousel.strip(page).evaluate((strip) => strip.scrollIntoView());
  const expectMove = async (number: number) => {
    await carousel.expectDotMarked(page, number);
    await page.clock.runFor(1000);
    await carousel.expectSlideShown(page, number);
  };
  await page.mouse.move(200, 400);
  await page.mouse.wheel(90, 0);
  await expectMove(2);
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Shift');
  await expectMove(1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
  await expect(carousel.strip(page)).toHaveCSS('touch-action', 'auto');
  const pannedBy = () => page.evaluate(() => visualViewport!.offsetLeft);
  expect(await pannedBy()).toBe(0);
  const { down, move, up } = await finger(page);
  await down(200, 400);
  for (let step = 1; step <= 8; step += 1) await move(200 - step * 15, 400);
  await up();
  await expect.poll(pannedBy).toBeGreaterThan(60);
  const pannedByFinger = await pannedBy();
  await page.mouse.wheel(50, 0);
  await expect.poll(pannedBy).toBeGreaterThan(pannedByFinger + 10);
  await carousel.expectSlideShown(page, 1);
});

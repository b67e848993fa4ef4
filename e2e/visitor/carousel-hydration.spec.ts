import * as carousel from '../support/carousel';
import { runClockUntil, stopClock } from '../support/clock';
import { island, openWithDelayedScripts } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/** Lets the delayed scripts load. */
let release: () => void;

test.beforeEach(async ({ page, site }) => {
  await stopClock(page);
  release = await openWithDelayedScripts(page, site, routes.android);
});

test('hydration keeps the strip’s elements and the shown slide, and autoplay does not start while the mouse is over the strip', async ({
  page,
}) => {
  // A middle slide, so that a scroll position left over from the native strip would be noticed.
  const middle = Math.ceil(SLIDE_COUNT / 2);
  await carousel.scrollToSlide(page, middle);
  const elementsBefore = await carousel
    .strip(page)
    .evaluateHandle((element) => [...element.querySelectorAll('[role=group], a')]);
  // Scroll before the hover: older Chromiums report late which element a scroll has moved under the mouse.
  await carousel.strip(page).scrollIntoViewIfNeeded();
  await carousel.strip(page).hover();
  release();
  await carousel.hydrateByClock(page);
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, middle);
  expect(await elementsBefore.evaluate((all) => all.length)).toBe(2 * SLIDE_COUNT);
  expect(await elementsBefore.evaluate((all) => all.every((one) => one.isConnected))).toBe(true);
  await page.mouse.move(2, 2);
  await carousel.expectSlideStays(page, middle);
});

test('each queued click on a button moves the carousel once, in order, and a queued click on a picture enlarges the picture', async ({
  page,
}) => {
  const { next, previous } = carousel.controls(page);
  await next.click();
  await next.click();
  await carousel.dot(page, SLIDE_COUNT).click();
  await previous.press('Enter');
  await page.keyboard.press('Space');
  await carousel.picture(page, 1).click();
  for (const button of [next, carousel.picture(page, 1)]) {
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  release();
  await runClockUntil(page, () => carousel.enlargedPicture(page).picture.isVisible());
  await carousel.enlargedPicture(page).close.click();
  await page.clock.runFor(1000);
  await carousel.expectSlideShown(page, SLIDE_COUNT - 2);
  await expect(page).toHaveURL(routes.android);
});

test('the carousel’s strip keeps the focus when it is hydrated, and arrow keys still change the slide', async ({
  page,
}) => {
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
  // On the first slide ArrowLeft does nothing, as in the native strip.
  await press('ArrowLeft', 1);
  await press('ArrowRight', 2);
  await carousel.picture(page, 2).focus();
  await press('ArrowRight', 3);
  await press('ArrowLeft', 2);
  await press('Shift+ArrowRight', 2);
  await carousel.dot(page, SLIDE_COUNT).evaluate((dot: HTMLElement) => dot.click());
  await press('ArrowRight', SLIDE_COUNT);
});

test('in a carousel with a fractional width, the last slide is aligned', async ({ page }) => {
  await island(page, 'carousel').evaluate((element) => (element.style.width = '480.45px'));
  release();
  await carousel.hydrateByClock(page);
  await carousel.dot(page, SLIDE_COUNT).click();
  await page.clock.runFor(1000);
  await carousel.expectSlideShown(page, SLIDE_COUNT);
});

test('a slide’s link that has the focus before hydration keeps it, the slide is shown, and autoplay stops', async ({
  page,
}) => {
  await carousel.tabIntoCarousel(page);
  const link = carousel.slide(page, SLIDE_COUNT).getByRole('link');
  // Simulates a Tab key press just before hydration, when the strip has not scrolled yet.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(link).toBeFocused();
  release();
  await carousel.hydrateByClock(page);
  await carousel.expectSlideShown(page, SLIDE_COUNT);
  await expect(link).toBeFocused();
  await page.clock.runFor(carousel.SEVERAL_MOVES_MS);
  await carousel.expectSlideShown(page, SLIDE_COUNT);
  await expect(carousel.controls(page).start).toBeVisible();
});

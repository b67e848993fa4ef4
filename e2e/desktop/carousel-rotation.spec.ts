import { type Page } from '@playwright/test';
import { carousel, dot, expectSlide, openCarousel, strip } from '../support/carousel';
import { ANDROID_VERSION } from '../support/published';
import { expect, test } from '../support/test';

const stop = (page: Page) => page.getByRole('button', { name: 'Остановить автопрокрутку' });
const start = (page: Page) => page.getByRole('button', { name: 'Запустить автопрокрутку' });

test.describe('with the visitor only watching', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
  });

  test('the mouse over the carousel pauses it, the mouse gone resumes it', async ({ page }) => {
    await carousel(page).hover();
    await page.clock.runFor(25_000);
    await expectSlide(page, 1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(21_000);
    await expectSlide(page, 2);
  });

  test('keyboard focus inside stops it until it is started', async ({ page }) => {
    await page.getByRole('button', { name: ANDROID_VERSION }).focus();
    await page.keyboard.press('Tab');
    await expect(start(page)).toBeFocused();
    await page.clock.runFor(25_000);
    await expectSlide(page, 1);
    await page.keyboard.press('Enter');
    await page.clock.runFor(21_000);
    await expectSlide(page, 2);
  });

  test('a resize does not start what the visitor stopped; the control does', async ({ page }) => {
    await stop(page).click();
    await page.mouse.move(2, 2);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.clock.runFor(25_000);
    await expectSlide(page, 1);
    await start(page).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(21_000);
    await expectSlide(page, 2);
    await expect(stop(page)).toBeVisible();
  });

  test('a resize keeps the slide and the rotation', async ({ page }) => {
    await dot(page, 5).click();
    await page.mouse.move(2, 2);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.clock.runFor(1_000);
    await expectSlide(page, 5);
    await page.clock.runFor(21_000);
    await expectSlide(page, 6);
  });
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself and a step is instant', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await page.clock.runFor(25_000);
    await expectSlide(page, 1);
    await expect(stop(page)).toBeHidden();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await carousel(page).getByRole('button', { name: 'Следующий слайд' }).click();
    await expectSlide(page, 2);
  });
});

test('a step takes 400 ms along cubic-bezier(0, 0, 0.2, 1)', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await carousel(page).hover();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const width = await strip(page).evaluate((element) => element.clientWidth);
  const place = () =>
    strip(page).evaluate(
      (element) => new DOMMatrix(getComputedStyle(element.firstElementChild!).transform).m41,
    );
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).click();
  // One frame to start; then a frame of tolerance on both sides of each share of the way.
  const share = async () => -(await place()) / width;
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

import { carousel, dot, expectSlide, openCarousel, slide } from '../support/carousel';
import { recordLayoutShifts } from '../support/layout-shifts';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';

test('the carousel has the roles and names of the pattern', async ({ page }) => {
  await openCarousel(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'карусель');
  await expect(carousel(page).locator('[role=group][aria-roledescription=слайд]')).toHaveCount(
    SLIDE_COUNT,
  );
  for (let number = 1; number <= SLIDE_COUNT; number += 1) {
    await expect(slide(page, number)).toHaveCount(1);
    await expect(dot(page, number)).toBeVisible();
  }
  await expectSlide(page, 1);
});

test('the buttons go on and back, and around both ends', async ({ page }) => {
  await openCarousel(page);
  const next = carousel(page).getByRole('button', { name: 'Следующий слайд' });
  const previous = carousel(page).getByRole('button', { name: 'Предыдущий слайд' });
  await next.click();
  await expectSlide(page, 2);
  await previous.click();
  await expectSlide(page, 1);
  await previous.click();
  await expectSlide(page, SLIDE_COUNT);
  await next.click();
  await expectSlide(page, 1);
});

test('a dot goes to its slide', async ({ page }) => {
  await openCarousel(page);
  await dot(page, 12).click();
  await expectSlide(page, 12);
  await dot(page, 3).click();
  await expectSlide(page, 3);
});

test('every picture of a shown slide has arrived', async ({ page }) => {
  await openCarousel(page);
  for (let number = 1; number <= SLIDE_COUNT; number += 1) {
    await dot(page, number).click();
    const image = slide(page, number).getByRole('img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveAttribute('alt', /\.$/);
  }
});

test('nothing on the page moves while the carousel is taken over', async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});

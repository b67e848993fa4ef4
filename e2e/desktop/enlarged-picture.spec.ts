import { type Page } from '@playwright/test';
import { expectSlide, openCarousel } from '../support/carousel';
import { expect, test } from '../support/test';

const link = (page: Page) => page.getByRole('link', { name: 'Увеличить снимок «Поиск в словаре»' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Увеличенный снимок' });

test('«Закрыть» and Escape close the enlarged picture, and it opens again', async ({ page }) => {
  await openCarousel(page);
  await link(page).click();
  await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog(page)).toBeHidden();
  await link(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('the keyboard gets its focus back', async ({ page }) => {
  await openCarousel(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeFocused();
});

test('slides do not go on behind the enlarged picture', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(25_000);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectSlide(page, 1);
});

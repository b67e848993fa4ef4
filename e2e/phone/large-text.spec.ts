import { type Page } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { brokenWords, covered, enlargeText, misfits } from '../support/large-text';
import { ANDROID_VERSION } from '../support/published';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const paths = [...expectedPages.map(({ path }) => path), '/no-such-page/'];

async function expectFits(page: Page, percent: number): Promise<void> {
  await enlargeText(page, percent);
  expect(await misfits(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await covered(page)).toEqual([]);
}

for (const percent of [150, 200]) {
  for (const path of paths) {
    test(`${path} fits a phone with text of ${percent} %`, async ({ page }) => {
      await page.goto(path);
      await expectFits(page, percent);
    });
  }

  test(`the drawer fits with text of ${percent} %`, async ({ page }) => {
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Меню', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    await expectFits(page, percent);
  });

  test(`the share panel fits, unfolded, with text of ${percent} %`, async ({ page }) => {
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Поделиться' }).tap();
    await page.getByRole('button', { name: 'Ещё' }).tap();
    await expect(page.getByRole('link', { name: 'Письмом' })).toBeVisible();
    await expectFits(page, percent);
  });

  test(`the version dialog fits with text of ${percent} %`, async ({ page }) => {
    await page.goto('/details/android/');
    await page.getByRole('button', { name: ANDROID_VERSION }).tap();
    await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
    await expectFits(page, percent);
  });

  test(`a refused address and its dialog fit with text of ${percent} %`, async ({ page }) => {
    await page.goto('/deleteUserData/');
    await expect(page.getByRole('button', { name: 'Отправить' })).toBeEnabled();
    await page.getByRole('button', { name: 'Отправить' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Неверные данные' });
    await expect(dialog).toBeVisible();
    await expectFits(page, percent);
    await dialog.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(dialog).toBeHidden();
    await expectFits(page, percent);
  });
}

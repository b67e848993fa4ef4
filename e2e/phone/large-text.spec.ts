import { expectedPages } from '../support/expected-pages';
import { expectFits } from '../support/large-text';
import { ANDROID_VERSION } from '../support/published';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const paths = [...expectedPages.map(({ path }) => path), '/no-such-page/'];

for (const path of paths) {
  test(`${path} fits a phone with large text`, async ({ page }) => {
    await page.goto(path);
    await expectFits(page);
  });
}

test('the drawer fits with large text', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('button', { name: 'Меню', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
  await expectFits(page);
});

test('the share panel fits, unfolded, with large text', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  await page.getByRole('button', { name: 'Ещё' }).tap();
  await expect(page.getByRole('link', { name: 'Письмом' })).toBeVisible();
  await expectFits(page);
});

test('the version dialog fits with large text', async ({ page }) => {
  await page.goto('/details/android/');
  await page.getByRole('button', { name: ANDROID_VERSION }).tap();
  await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
  await expectFits(page);
});

test('a refused address and its dialog fit with large text', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await page.getByRole('button', { name: 'Отправить' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Неверные данные' });
  await expect(dialog).toBeVisible();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Закрыть' }).tap();
  await expect(dialog).toBeHidden();
  await expectFits(page);
});

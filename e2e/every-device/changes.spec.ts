import { expect, test } from '../support/test';

test('each version has a permanent address, to which its heading links', async ({ page }) => {
  await page.goto('/changes/#android-1.243');
  const version = page.locator('[id="android-1.243"]');
  await expect(version).toBeInViewport();
  await version.getByRole('link', { name: 'Версия 1.243' }).click();
  await expect(page).toHaveURL(/\/changes\/#android-1\.243$/);
});

test('the eight changes stand under their headings, without empty ones', async ({ page }) => {
  await page.goto('/changes/');
  const version = page.locator('[id="android-1.243"]');
  await expect(version.getByRole('heading', { level: 4 })).toHaveText([
    'Новое',
    'Изменено',
    'Исправлено',
  ]);
  await expect(version.getByRole('listitem')).toHaveCount(8);
});

test('the links above the list lead down to each program', async ({ page }) => {
  await page.goto('/changes/');
  await page.getByRole('main').getByRole('link', { name: 'Windows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Windows' })).toBeInViewport();
});

test('on paper the versions stay and the links to elsewhere go', async ({ page }) => {
  await page.goto('/changes/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Новая иконка')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Лента Atom' })).toBeHidden();
});

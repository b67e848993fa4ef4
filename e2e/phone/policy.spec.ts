import { collectViolations } from '../support/policy';
import { expect, test } from '../support/test';
import { wake } from '../support/wake';

test('the drawer opens and leads on without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/');
  await wake(page);
  const drawer = page.getByRole('dialog', { name: 'Меню' });
  await page.getByRole('button', { name: 'Меню', exact: true }).tap();
  await drawer.getByRole('link', { name: 'Для Android' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приложение для Android');
  await expect(drawer).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('the share menu opens without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/help/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
  expect(violations).toEqual([]);
});

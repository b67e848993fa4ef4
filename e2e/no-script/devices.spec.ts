import { devices } from '@playwright/test';
import { expect, test } from '../support/test';

test('media queries alone give a computer the links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
});

test('media queries alone give a phone the drawer, which leads to the pages', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Меню' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Меню' });
  await drawer.getByRole('link', { name: 'Контакты' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(drawer).toBeHidden();
  await context.close();
});

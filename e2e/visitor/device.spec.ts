import { devices } from '@playwright/test';
import { expect, test } from '../support/test';

const tablets = ['iPad Mini', 'iPad Pro 11', 'Galaxy Tab S9', 'Galaxy Tab S4 landscape'] as const;
const phones = ['iPhone 15', 'iPhone SE', 'Pixel 7 landscape', 'Galaxy S24'] as const;

test('tablets get the toolbar', async ({ browser, site }) => {
  for (const name of tablets) {
    const context = await browser.newContext(devices[name]);
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    await expect.soft(page.locator('html'), name).toHaveAttribute('data-device', 'desktop');
    await expect.soft(page.getByRole('navigation').getByRole('link'), name).toHaveCount(4);
    await expect.soft(page.getByRole('button', { name: 'Меню' }), name).toBeHidden();
    await context.close();
  }
});

test('phones get the drawer, on their side, too', async ({ browser, site }) => {
  for (const name of phones) {
    const context = await browser.newContext(devices[name]);
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    await expect.soft(page.getByRole('button', { name: 'Меню' }), name).toBeVisible();
    await expect.soft(page.getByRole('navigation'), name).toHaveCount(0);
    await context.close();
  }
});

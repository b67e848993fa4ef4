import { devices } from '@playwright/test';
import { expect, test } from '../support/test';

const tablets = ['iPad Mini', 'iPad Pro 11', 'Galaxy Tab S9', 'Galaxy Tab S4 landscape'] as const;
const phones = ['iPhone 15', 'iPhone SE', 'Pixel 7 landscape', 'Galaxy S24'] as const;

for (const name of tablets) {
  test(`${name} gets the toolbar`, async ({ browser, site }) => {
    const context = await browser.newContext(devices[name]);
    const page = await context.newPage();
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
    await context.close();
  });
}

for (const name of phones) {
  test(`${name} gets the drawer`, async ({ browser, site }) => {
    const context = await browser.newContext(devices[name]);
    const page = await context.newPage();
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Меню' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await context.close();
  });
}

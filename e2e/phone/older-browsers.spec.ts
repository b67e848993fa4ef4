import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

test.describe('in a browser that knows no invoker commands', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    });
  });

  test('the drawer works by one small script, and no runtime comes', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/help/', { waitUntil: 'networkidle' });
    // The polyfill calls off the browser's own commands, so what follows is its work.
    await page.evaluate(() => {
      if (!('commandForElement' in HTMLButtonElement.prototype)) throw new Error('no polyfill');
    });
    await page.getByRole('button', { name: 'Меню' }).tap();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть меню' }).tap();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden();
    expect(requests.scripts()).toEqual([expect.stringContaining('/_next/static/fallbacks/')]);
  });
});

import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

test.describe('in a browser that knows no invoker commands', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // What the browser would still do by itself.
      addEventListener('command', (event) => event.preventDefault(), true);
    });
  });

  test('the drawer works at once and without a script', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Меню' }).tap();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть меню' }).tap();
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden();
    expect(requests.scripts()).toEqual([]);
  });
});

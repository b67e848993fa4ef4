import { faultsOfTab } from '../support/keyboard';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('Tab goes through the page in the order of reading', async ({ page }) => {
  await page.goto(routes.contacts);
  expect(await faultsOfTab(page)).toEqual([]);
});

test('the skip link leads past the toolbar', async ({ page }) => {
  await page.goto(routes.contacts);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(shareMenu(page).button).toBeFocused();
});

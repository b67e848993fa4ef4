import { phoneMenu } from '../support/device';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('media queries alone give a phone the menu in the place of the links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await phoneMenu(page).open.tap();
  await expect(phoneMenu(page).drawer).toBeVisible();
});

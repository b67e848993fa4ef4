import { drawer, menuButton } from '../support/drawer';
import { navigation } from '../support/published';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without scripts, the menu button opens a drawer with links', async ({ page }) => {
  const { root, links, close } = drawer(page);
  await page.goto('/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await menuButton(page).tap();
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  await close.tap();
  await expect(root).toBeHidden();
  await menuButton(page).tap();
  await links.nth(1).tap();
  await expect(page).toHaveURL(navigation[1]!.href);
  await expect(root).toBeHidden();
});

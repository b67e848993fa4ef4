import { type Locator } from 'playwright/test';
import { drawer, menuButton, toolbar } from '../support/drawer';
import { navigation } from '../support/published';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('when the drawer opens, the site’s name does not move up or down', async ({ page }) => {
  await page.goto('/');
  const topOf = async (element: Locator) => Math.round((await element.boundingBox())!.y);
  const before = await topOf(toolbar(page).home);
  await menuButton(page).tap();
  await expect.poll(() => topOf(drawer(page).home)).toBe(before);
});

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

import { drawer, menuButton } from '../support/drawer';
import { expect, test } from '../support/test';
import { navigation, routes } from '@/lib/site/routes';

test('fingers open and close the drawer, which is modal', async ({ page }) => {
  const { itself, close } = drawer(page);
  await page.goto(routes.contacts);
  await menuButton(page).tap();
  await expect(itself).toBeVisible();
  expect(await itself.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await close.tap();
  await expect(itself).toBeHidden();
  await expect(menuButton(page)).not.toBeFocused();
  await menuButton(page).tap();
  await expect(itself).toBeVisible();
  await page.touchscreen.tap(390, 600);
  await expect(itself).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('media queries alone give a phone the drawer, which leads to the pages', async ({
    page,
  }) => {
    const { itself, links, link, close } = drawer(page);
    const [, android] = navigation;
    await page.goto('/');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await menuButton(page).tap();
    await expect(links).toHaveText(navigation.map(({ label }) => label));
    await close.tap();
    await expect(itself).toBeHidden();
    await menuButton(page).tap();
    await link(android.label).tap();
    await expect(page).toHaveURL(new URL(android.href, page.url()).href);
    await expect(itself).toBeHidden();
  });
});

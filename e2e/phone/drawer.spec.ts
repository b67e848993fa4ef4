import { type Locator } from 'playwright/test';
import { drawer, menuButton, toolbar } from '../support/drawer';
import { navigation } from '../support/published';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('the drawer has the name where the toolbar has it, and its button where the menu’s was', async ({
  page,
}) => {
  await page.goto('/');
  const placeOf = async (element: Locator) => {
    const { x, y } = (await element.boundingBox())!;
    return [x, y].map(Math.round);
  };
  const before = [await placeOf(menuButton(page)), await placeOf(toolbar(page).home)];
  await menuButton(page).tap();
  const { itself, close, home } = drawer(page);
  await itself.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));
  expect([await placeOf(close), await placeOf(home)]).toEqual(before);
});

test('without scripts a phone has the drawer, which leads to the pages', async ({ page }) => {
  const { itself, links, close } = drawer(page);
  await page.goto('/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await menuButton(page).tap();
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  await close.tap();
  await expect(itself).toBeHidden();
  await menuButton(page).tap();
  await links.nth(1).tap();
  await expect(page).toHaveURL(navigation[1]!.href);
  await expect(itself).toBeHidden();
});

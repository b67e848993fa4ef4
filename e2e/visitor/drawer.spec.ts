import { devices } from 'playwright/test';
import { drawer, menuButton, toolbar } from '../support/drawer';
import { collectComplaints } from '../support/page-log';
import { navigation } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';

test.use(phone);

const home = navigation[0]!;
const contacts = navigation.at(-1)!;

test('on a phone each way closes the menu, and its links lead on', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(contacts.href);
  const { itself, home: logo, close, links } = drawer(page);
  const toHome = links.filter({ hasText: home.label });
  const open = async () => {
    await menuButton(page).click();
    await expect(itself).toBeVisible();
  };
  await expect(toolbar(page).home).toBeVisible();
  await expect(shareMenu(page).button).toBeVisible();
  await expect(toolbar(page).links).toHaveCount(0);
  for (const closeIt of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(330, 500),
  ]) {
    await open();
    await closeIt();
    await expect(itself).toBeHidden();
    await expect(menuButton(page)).not.toBeFocused();
  }
  await open();
  await expect(logo).toBeVisible();
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  // As on a slow connection: the next page has not arrived yet.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  });
  await toHome.click();
  await expect(itself).toBeHidden();
  await open();
  await toHome.click();
  await expect(page).toHaveURL(new URL(home.href, page.url()).href);
  await expect(itself).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new URL(contacts.href, page.url()).href);
  await expect(itself).toBeHidden();
  expect(complaints).toEqual([]);
});

test.describe('by the keyboard', () => {
  // The window keeps its width: in WebKitGTK it loses the focus when it is made narrower.
  test.use({ viewport: devices['Desktop Chrome'].viewport });

  test('the focus stays in the drawer, is shown, and goes back to the button', async ({ page }) => {
    const { itself, home, close, links } = drawer(page);
    await page.goto(contacts.href);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(itself).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(itself).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator(':focus-visible')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(home).toBeFocused();
    for (const stop of [close, ...(await links.all())]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(itself.locator(':focus-visible')).toHaveCount(1);
    }
    // After the last control the focus goes to the browser's own controls or to the first one.
    await page.keyboard.press('Tab');
    await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
  });
});

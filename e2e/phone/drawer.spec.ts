import { type Page } from '@playwright/test';
import { faultsOf, namesOf, tabThrough } from '../support/keyboard';
import { settings } from '../support/published';
import { expect, test } from '../support/test';

const links = ['Главная', 'Для Android', 'Для Windows', 'Контакты'];

const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Меню' });

test('the bar has the menu button, the title and the share button, and no links', async ({
  page,
}) => {
  await page.goto('/help/');
  await expect(menuButton(page)).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: settings.siteName }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the drawer is modal and holds the logo and the four links, the current one marked', async ({
  page,
}) => {
  await page.goto('/help/');
  await menuButton(page).tap();
  await expect(drawer(page).getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(drawer(page).locator('nav [aria-current=page]')).toHaveText(['Контакты']);
  await expect(drawer(page).getByRole('link', { name: settings.siteName })).toBeVisible();
  expect(await drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test('a link closes the drawer and opens its page; «back» finds it closed', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).tap();
  await drawer(page).getByRole('link', { name: 'Контакты' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Больше, чем просто словарь!');
  await expect(drawer(page)).toBeHidden();
});

test('a link to the page that is open closes the drawer too', async ({ page }) => {
  await page.goto('/help/');
  await menuButton(page).tap();
  await drawer(page).getByRole('link', { name: 'Контакты' }).tap();
  await expect(drawer(page)).toBeHidden();
});

test('its own button and a touch of the backdrop close the drawer, and nothing keeps the focus', async ({
  page,
}) => {
  await page.goto('/');
  await menuButton(page).tap();
  await page.getByRole('button', { name: 'Закрыть меню' }).tap();
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).not.toBeFocused();
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(390, 600);
  await expect(drawer(page)).toBeHidden();
});

test('the keyboard keeps its place: Escape gives the focus back to the menu button', async ({
  page,
}) => {
  await page.goto('/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

test('Tab stays in the drawer and passes each of its stops once', async ({ page }) => {
  await page.goto('/help/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  // The dialog has begun at its first stop.
  await page.keyboard.press('Shift+Tab');
  const stops = await tabThrough(page);
  expect(faultsOf(stops)).toEqual([]);
  expect(namesOf(stops)).toEqual([settings.siteName, 'Закрыть меню', ...links]);
});

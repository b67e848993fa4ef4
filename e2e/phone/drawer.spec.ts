import { type Page } from '@playwright/test';
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

test('the drawer holds the logo and the four links, the current one marked', async ({ page }) => {
  await page.goto('/help/');
  await menuButton(page).tap();
  await expect(drawer(page).getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(drawer(page).locator('nav [aria-current=page]')).toHaveText(['Контакты']);
  await expect(drawer(page).getByRole('link', { name: settings.siteName })).toBeVisible();
});

test('the drawer is modal: what lies behind it cannot be reached', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
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

const closings: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its own button', (page) => page.getByRole('button', { name: 'Закрыть меню' }).tap()],
  ['a touch of the backdrop', (page) => page.touchscreen.tap(390, 600)],
];

for (const [name, close] of closings) {
  test(`${name} closes the drawer`, async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await close(page);
    await expect(drawer(page)).toBeHidden();
  });
}

test('after a touch the menu button drops the focus', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).tap();
  await page.getByRole('button', { name: 'Закрыть меню' }).tap();
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).not.toBeFocused();
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

test('a phone on its side keeps the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await page.goto('/');
  await expect(menuButton(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

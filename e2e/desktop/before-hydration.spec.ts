import { form } from '../support/deletion';
import { expect, test } from '../support/test';

test.describe('while the scripts have not arrived', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  });

  test('the deletion form cannot be sent, by Enter either', async ({ page, site }) => {
    await page.goto('/deleteUserData/');
    await form(page).field.fill('name@example.ru');
    await form(page).field.press('Enter');
    await expect(form(page).send).toBeDisabled();
    await expect(page).toHaveURL(`${site.url}/deleteUserData/`);
    expect(site.account.requests).toHaveLength(0);
  });

  test('the share menu and its links work', async ({ page, context }) => {
    await context.route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Telegram' }).click();
    const tab = await opening;
    await tab.waitForURL(/t\.me/);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('the version dialog works', async ({ page }) => {
    await page.goto('/details/android/');
    await page.getByRole('button', { name: 'Версия 1.243' }).click();
    await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeHidden();
  });

  test('a link loads its page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  });
});

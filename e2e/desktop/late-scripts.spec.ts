import { form } from '../support/deletion';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

test.describe('code that arrives late', () => {
  for (const [name, press] of [
    ['by Enter in the field', 'enter'],
    ['twice', 'dblclick'],
  ] as const) {
    test(`carries out a form that was sent ${name}, once`, async ({ page, site }) => {
      const release = await holdScripts(page);
      await page.goto('/deleteUserData/');
      await form(page).field.fill('name@example.ru');
      if (press === 'enter') await form(page).field.press('Enter');
      else await form(page).send[press]();
      release();
      await expect(page.getByRole('dialog', { name: 'Письмо отправлено' })).toBeVisible();
      expect(site.account.emails.map(({ to }) => to)).toEqual(['name@example.ru']);
      await expect(page).toHaveURL(/\/deleteUserData\/$/);
    });
  }

  test('refuses what is no address in its own dialog', async ({ page, site }) => {
    const release = await holdScripts(page);
    await page.goto('/deleteUserData/');
    await form(page).field.fill('никуда');
    await form(page).field.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: 'Неверные данные' })).toBeVisible();
    expect(site.account.requests).toEqual([]);
  });

  test('an open share menu stays open and gains its buttons', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    release();
    await page.getByRole('button', { name: 'Копировать ссылку' }).click();
    await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  });
});

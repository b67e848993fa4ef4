import { expect, test } from '../support/test';

const links = ['Главная', 'Для Android', 'Для Windows', 'Контакты'];

test('links lead from page to page, the current one marked, and «back» to the last one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
  for (const [link, h1] of [
    ['Для Android', 'Приложение для Android'],
    ['Для Windows', 'Приложение для Windows'],
    ['Контакты', 'Контакты'],
    ['Главная', 'Больше, чем просто словарь!'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(link);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

test('a narrow window keeps the links, wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/details/android/');
  for (const name of links) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Поделиться' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
});

test('an unknown address answers 404 and leads back to «Главная»', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Главная' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Больше, чем просто словарь!');
});

test('the first tab stop leads past the toolbar to the content', async ({ page }) => {
  await page.goto('/help/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Перейти к содержанию' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Написать в поддержку' })).toBeFocused();
});

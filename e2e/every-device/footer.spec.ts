import product from '../../lib/content/product.json';
import { expect, test } from '../support/test';

test('the privacy page and its link exist exactly when the owner has told its text', async ({
  page,
}) => {
  const told = product.privacy.paragraphs.length > 0;
  await page.goto('/help/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Конфиденциальность' });
  await expect(link).toHaveCount(told ? 1 : 0);
  const response = await page.goto('/privacy/');
  expect(response?.status()).toBe(told ? 200 : 404);
});

test('the footer leads to the versions and to the deletion', async ({ page }) => {
  await page.goto('/help/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'История изменений' })).toHaveAttribute(
    'href',
    '/changes/',
  );
  await footer.getByRole('link', { name: 'Удалить свои данные' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Удаление данных пользователя');
});

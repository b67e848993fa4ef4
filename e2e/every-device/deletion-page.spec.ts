import { form } from '../support/deletion';
import { expect, test } from '../support/test';

test('the form is in the first view, before all that explains it', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(form(page).field).toBeInViewport({ ratio: 1 });
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  const controls = page.getByRole('main').locator('input:visible, h2');
  await expect(controls.first()).toHaveAttribute('type', 'email');
});

test('an email to the support begins with what it must say', async ({ page }) => {
  await page.goto('/deleteUserData/');
  const link = page.getByRole('link', { name: 'Написать об удалении данных' });
  await expect(link).toHaveAttribute('href', /^mailto:support@slovar\.example\?subject=[^+ ]*$/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('subject')).toMatch(/^Удаление данных пользователя приложения «.+»$/);
  expect(searchParams.get('body')).toMatch(/\r\n\r\nАдрес, указанный при регистрации: $/);
});

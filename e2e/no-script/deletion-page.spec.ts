import { expect, test } from '../support/test';

test('what a store asks of the page is there without scripts', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(page.getByRole('definition').first()).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Как удалить данные' })).toContainText(
    'Перейдите по ссылке из письма: после этого данные будут удалены.',
  );
  await expect(page.getByRole('region', { name: 'Что станет с данными' })).toContainText(
    'Удаление необратимо',
  );
  for (const name of ['Письмо не пришло?', 'Нет доступа к этой почте?']) {
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:support@slovar\.example/,
    );
  }
});

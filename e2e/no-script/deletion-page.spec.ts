import { expect, test } from '../support/test';

test('what a store asks of the page is there without scripts', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(page.getByRole('definition')).toHaveText(['Словарь+']);
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeInViewport({ ratio: 1 });
  const steps = page.getByRole('region', { name: 'Как удалить данные' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
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

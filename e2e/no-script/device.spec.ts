import { expect, test } from '../support/test';

test('media queries alone give a phone the drawer and a computer the links', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (!isMobile) {
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
    return;
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Меню' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Меню' });
  await drawer.getByRole('link', { name: 'Контакты' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(drawer).toBeHidden();
});

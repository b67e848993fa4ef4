import { expect, test } from '../support/test';

test('a tablet gets the toolbar, upright and on its side', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
  for (const viewport of [
    { width: 640, height: 1024 },
    { width: 1024, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
  }
});

test('the slides show their lines and not the one caption', async ({ page }) => {
  await page.goto('/details/android/');
  await expect(page.getByText('Начните набирать слово')).toBeVisible();
  await expect(page.getByText('Перевод, транскрипция и примеры — без интернета')).toBeHidden();
});

import { homeUrl, openMenu } from '../support/share';
import { expect, test } from '../support/test';

test('copying puts the home page into the clipboard and says so for 2 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openMenu(page);
  await page.getByRole('button', { name: 'Копировать ссылку' }).click();
  const copied = page.getByRole('button', { name: 'Скопировано' });
  await expect(copied.locator('svg')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(homeUrl);
  await page.clock.runFor(1_000);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeVisible();
});

test('a refused clipboard shows the address, selected, and claims nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Копировать ссылку' }).click();
  const field = page.getByRole('textbox');
  await expect(field).toHaveValue(homeUrl);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(homeUrl);
  await expect(page.getByRole('button', { name: 'Скопировано' })).toHaveCount(0);
});

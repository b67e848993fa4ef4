import product from '../../lib/content/product.json';
import { expect, test } from '../support/test';

test('the Android page has a row for each dictionary and explains the files', async ({ page }) => {
  await page.goto('/details/android/');
  const section = page.getByRole('region', { name: 'Словари для скачивания' }).first();
  await expect(section.getByRole('rowheader')).toHaveCount(product.dictionaries.length);
  await expect(section.getByRole('rowheader', { name: 'Английский English' })).toBeVisible();
  await expect(section.getByRole('term')).toHaveText(['.dsl', '.xdxf', '.xlsx', '.txt']);
});

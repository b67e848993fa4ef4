import { openDrawer } from '../support/panels';
import { accessibilityTrees } from '../support/screen-reader';
import { test } from '../support/test';

test('the bar of a phone and its menu read in words as e2e/screen-reader/menu.yml has it', async ({
  page,
}) => {
  const trees = accessibilityTrees('menu');
  await page.goto('/help/');
  await trees.expect('Шапка', page.getByRole('banner'));
  await openDrawer(page);
  await trees.expect('«Меню» нажато', page.getByRole('dialog'));
  trees.expectAllRead();
});

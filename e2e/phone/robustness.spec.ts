import { type Page } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { expectReadable } from '../support/readable';
import { holdScripts, scriptFailures } from '../support/script-failures';
import { expect, test } from '../support/test';

// Scripts that are held back hold the load event back as well.
const early = { waitUntil: 'domcontentloaded' } as const;

const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Меню' });

for (const [name, fail] of scriptFailures) {
  test.describe(`scripts ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await fail(page);
    });

    test('every page is readable and says nothing false', async ({ page }) => {
      // Twelve pages in one browser, beside other tests.
      test.slow();
      for (const expected of expectedPages) {
        await page.goto(expected.path, early);
        await expectReadable(page, expected);
      }
    });

    test('the drawer opens, closes and leads to a page', async ({ page }) => {
      await page.goto('/', early);
      await menuButton(page).tap();
      await page.getByRole('button', { name: 'Закрыть меню' }).tap();
      await expect(drawer(page)).toBeHidden();
      await menuButton(page).tap();
      await drawer(page).getByRole('link', { name: 'Контакты' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
      await expect(drawer(page)).toBeHidden();
    });
  });
}

test('a drawer opened before the scripts arrive stays open and works on', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', early);
  await menuButton(page).tap();
  release();
  await page.waitForLoadState('networkidle');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Контакты' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(drawer(page)).toBeHidden();
});

import { type Page } from 'playwright/test';
import { form, openFormWithDialogs } from '../support/deletion';
import { expect, test } from '../support/test';

const contacts = (page: Page) => page.getByRole('navigation').locator('a[href="/help/"]');

test('«Back» restores a hydrated page with what was typed in it', async ({ page }) => {
  await openFormWithDialogs(page);
  await form(page).field.fill('name@example.ru');
  await contacts(page).click();
  await expect(page).toHaveURL('/help/');
  await page.goBack();
  await expect(form(page).field).toHaveValue('name@example.ru');
});

test('a page is fetched while the pointer rests on its link, and then there at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: unknown };
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
  await page.goto('/');
  const fetched = page.waitForRequest(/\/help\/$/);
  await contacts(page).hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  await contacts(page).click();
  await expect(page).toHaveURL('/help/');
  // A transition would keep it back.
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
});

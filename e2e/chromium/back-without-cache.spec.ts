import { form, openFormWithDialogs } from '../support/deletion';
import { toolbar } from '../support/drawer';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// Playwright turns the back/forward cache off, so «Back» loads the page again.
test('without the back/forward cache, «Back» restores the address typed into the deletion form', async ({
  page,
}) => {
  await openFormWithDialogs(page);
  await form(page).field.fill('name@example.ru');
  await toolbar(page).home.click();
  await expect(page).toHaveURL(routes.home);
  await page.goBack();
  await expect(form(page).field).toHaveValue('name@example.ru');
});

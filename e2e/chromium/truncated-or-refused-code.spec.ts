import { type Page } from 'playwright/test';
import { controls, openNativeStrip, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { island, islandButton } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';

/** Delivers only the first half of the matching files. */
const truncate = (page: Page, files: string) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  });

test('if the scripts arrive truncated, the share panel still opens and the browser sends the form', async ({
  page,
  site,
}) => {
  await truncate(page, '**/islands/**/*.js');
  await page.goto(routes.deletion);
  await islandButton(page, 'share', 0).click();
  await expect(island(page, 'share').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await form(page).field.fill(EMAIL);
  await form(page).send.click();
  await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
  expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('if the carousel’s script cannot be loaded, a click on a button shows the scrollbar that was hidden before', async ({
  page,
  site,
}) => {
  site.refuseScripts();
  await openNativeStrip(page);
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'none');
  await controls(page).next.click();
  await expect(strip(page)).toHaveCSS('scrollbar-width', 'auto');
});

import { type Page } from '@playwright/test';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { wake } from '../support/wake';

/** A mark that a full load of a document wipes away. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

async function openHomeAndFollow(page: Page, link: string): Promise<void> {
  await page.goto('/');
  await wake(page);
  await markDocument(page);
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
}

const sameDocument = (page: Page) => page.locator('html[data-same-document]');

test('a payload that is gone after a redeploy gives way to a full load', async ({ page, site }) => {
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openHomeAndFollow(page, 'Контакты');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(sameDocument(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/help/`);
});

test('a payload that a host answers with a page gives way to a full load', async ({ page }) => {
  await page.route(/\.txt(\?|$)/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Not the payload</h1>' }),
  );
  await openHomeAndFollow(page, 'Контакты');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(sameDocument(page)).toHaveCount(0);
});

test('scripts of a former deployment that are gone give way to a full load', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await markDocument(page);
  // Gone for the document that is open; the next one names files that exist.
  await page.route('**/_next/static/**/*.js', async (route) => {
    const gone = (await sameDocument(page).count()) === 1;
    await (gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue());
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Для Android' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приложение для Android');
  await page.locator('[aria-roledescription=карусель]').dispatchEvent('touchstart');
  await expect(page.locator('[inert]')).toHaveCount(SLIDE_COUNT - 1);
  await expect(sameDocument(page)).toHaveCount(0);
});

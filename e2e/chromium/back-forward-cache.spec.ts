import { type Page } from 'playwright/test';
import { findChromium, launchOptions } from '../../scripts/develop/test-tools/chromium';
import { dot, expectSlideShown, openCarousel } from '../support/carousel';
import { form, openFormWithDialogs } from '../support/deletion';
import { hydrate } from '../support/islands';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// Playwright turns off the back/forward cache with a command-line argument, which these tests remove. They
// do not use the headless shell, because it has no back/forward cache.
test.use({
  launchOptions: {
    ...launchOptions(findChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Opens another page, goes back, and expects the browser to restore the first page from the cache. */
async function leaveAndGoBack(page: Page): Promise<void> {
  const address = page.url();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(routes.contacts);
  // A restored page has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('«Back» restores an expanded share menu from the back/forward cache', async ({ page }) => {
  await page.goto(routes.home);
  await hydrate(page, 'share');
  await shareMenu(page).button.click();
  await shareMenu(page).more.click();
  await leaveAndGoBack(page);
  await expect(shareMenu(page).email).toBeVisible();
});

test('«Back» restores the chosen slide from the back/forward cache', async ({ page }) => {
  await openCarousel(page);
  await dot(page, 3).click();
  await expectSlideShown(page, 3);
  await leaveAndGoBack(page);
  await expectSlideShown(page, 3);
});

test('«Back» restores a typed email address from the back/forward cache', async ({ page }) => {
  await openFormWithDialogs(page);
  await form(page).field.fill('name@example.ru');
  await leaveAndGoBack(page);
  await expect(form(page).field).toHaveValue('name@example.ru');
});

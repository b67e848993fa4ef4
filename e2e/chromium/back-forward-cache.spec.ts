import { type Page } from 'playwright/test';
import { findChromium, launchOptions } from '../../scripts/develop/test-tools/chromium';
import { dot, expectSlideShown, openCarousel } from '../support/carousel';
import { form, openFormWithDialogs } from '../support/deletion';
import { hydrate } from '../support/islands';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// These tests need the back/forward cache. Playwright turns it off with an argument, which is left out here.
// The headless shell, which other tests use, does not have this cache.
test.use({
  launchOptions: {
    ...launchOptions(findChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** For one page of each kind: what a visitor does there, and what must be unchanged after «Back». */
const visits = {
  'the home page with the share menu still expanded': {
    path: routes.home,
    use: async (page: Page) => {
      await page.goto(routes.home);
      await hydrate(page, 'share');
      await shareMenu(page).button.click();
      await shareMenu(page).more.click();
    },
    expectUnchanged: (page: Page) => expect(shareMenu(page).email).toBeVisible(),
  },
  'the Android page with the chosen slide still shown': {
    path: routes.android,
    use: async (page: Page) => {
      await openCarousel(page);
      await dot(page, 3).click();
      await expectSlideShown(page, 3);
    },
    expectUnchanged: (page: Page) => expectSlideShown(page, 3),
  },
  'the deletion form with the address still typed in': {
    path: routes.deletion,
    use: async (page: Page) => {
      await openFormWithDialogs(page);
      await form(page).field.fill('name@example.ru');
    },
    expectUnchanged: (page: Page) => expect(form(page).field).toHaveValue('name@example.ru'),
  },
};

for (const [name, { path, use, expectUnchanged }] of Object.entries(visits)) {
  test(`«Back» restores ${name} from the back/forward cache`, async ({ page }) => {
    await use(page);
    await expectUnchanged(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(routes.contacts);
    // A restored page has no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expectUnchanged(page);
  });
}

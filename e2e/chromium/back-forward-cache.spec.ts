import { findChromium, launchOptions } from '../../scripts/develop/test-tools/chromium';
import { expect, test } from '../support/test';

// These tests need the back-forward cache, which Playwright turns off and a headless shell does not have.
test.use({
  launchOptions: {
    ...launchOptions(findChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// One page of each kind: with the share menu alone, with the carousel, with the form.
for (const path of ['/', '/details/android/', '/deleteUserData/']) {
  test(`«Back» restores ${path} from the cache as it was left`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/help/');
    // A restored page has no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}

import { launchOptions } from '../../scripts/provision/launch-options';
import { expect, test } from '../support/test';

// Playwright turns the cache off and a headless shell has none; it is what this file is about.
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** One page of each kind: with the share menu alone, with the carousel, with the form. */
const kinds = [
  { path: '/', h1: 'Больше, чем просто словарь!' },
  { path: '/details/android/', h1: 'Приложение для Android' },
  { path: '/deleteUserData/', h1: 'Удаление данных пользователя' },
];

for (const { path, h1 } of kinds) {
  test(`${path} is restored by «back» as it was left`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/help/');
    // A restored page has no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}

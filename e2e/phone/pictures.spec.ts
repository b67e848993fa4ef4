import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at first, the Android page loads 1 or 2 ${colorScheme} screenshots`, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/screens/')) urls.push(request.url());
    });
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.android, { waitUntil: 'networkidle' });
    expect([1, 2]).toContain(urls.length);
    for (const url of urls) expect(url).toContain(`-${colorScheme}@`);
  });
}

test('a touch before hydration shows the carousel’s third picture', async ({ page, site }) => {
  site.delayScripts();
  await page.goto(routes.android);
  const third = slide(page, 3).locator('img');
  await expect(third).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(third).toBeVisible();
});

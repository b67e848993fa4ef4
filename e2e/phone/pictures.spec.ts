import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at first, the Android page loads one ${colorScheme} screenshot`, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/screens/')) urls.push(request.url());
    });
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.android, { waitUntil: 'networkidle' });
    expect(urls).toHaveLength(1);
    for (const url of urls) expect(url).toContain(`-${colorScheme}@`);
  });
}

test('a touch before hydration shows the carousel’s second picture', async ({ page, site }) => {
  site.delayScripts();
  await page.goto(routes.android);
  const second = slide(page, 2).locator('img');
  await expect(second).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(second).toBeVisible();
});

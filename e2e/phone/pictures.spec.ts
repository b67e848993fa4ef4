import { type Response } from 'playwright/test';
import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the Android page’s first view loads at most 45 KB of screenshots', async ({ page }) => {
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/screens/')) responses.push(response);
      });
      await page.goto(routes.android, { waitUntil: 'networkidle' });
      // A copy, because the carousel may request more while the bodies are read.
      const firstView = [...responses];
      const bodies = await Promise.all(firstView.map((response) => response.body()));
      expect([1, 2]).toContain(firstView.length);
      for (const response of firstView) expect(response.url()).toContain(`-${colorScheme}@`);
      expect(Buffer.concat(bodies).length).toBeLessThanOrEqual(45 * 1024);
    });
  });
}

test('a finger on the carousel makes the pictures of later slides come', async ({ page, site }) => {
  site.holdScripts();
  await page.goto(routes.android);
  const third = slide(page, 3).locator('img');
  await expect(third).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(third).toBeVisible();
});

test('a phone’s visitor can read and move the picture of the Windows program', async ({ page }) => {
  await page.goto(routes.windows);
  const picture = page.getByRole('img', { name: windows.picture.alt });
  const { width, height } = (await picture.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(0.8 * windows.picture.width);
  expect(height / width).toBeCloseTo(windows.picture.height / windows.picture.width, 2);
  const rest = () =>
    picture.evaluate((image) => {
      const frame = image.closest('.raised')!;
      frame.scrollLeft = image.clientWidth;
      return Math.abs(frame.getBoundingClientRect().right - image.getBoundingClientRect().right);
    });
  expect(await rest()).toBeLessThanOrEqual(1);
});

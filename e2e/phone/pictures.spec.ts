import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { pictureSize } from '@/lib/screenshots/picture-size';
import { routes } from '@/lib/site/routes';

// No test limits the size of a screenshot, because `npm run build` already reports large ones.
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

test('on a phone, the Windows page shows only the lower right of its picture', async ({ page }) => {
  await page.goto(routes.windows);
  const image = page.getByRole('img', { name: windows.picture.alt });
  const frame = page.locator('.raised').filter({ has: image });
  const [inner, outer] = [(await image.boundingBox())!, (await frame.boundingBox())!];
  const { height, width } = pictureSize(windows.picture.id);
  expect(inner.height / inner.width).toBeCloseTo(height / width, 2);
  expect(outer.width / inner.width).toBeLessThan(0.8);
  // The edges may differ by the frame's border of one pixel, and by rounding.
  expect(Math.abs(inner.x + inner.width - outer.x - outer.width)).toBeLessThanOrEqual(2);
  expect(Math.abs(inner.y + inner.height - outer.y - outer.height)).toBeLessThanOrEqual(2);
  await expect(frame).not.toHaveAttribute('tabindex');
});

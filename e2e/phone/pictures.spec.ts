import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

// `npm run preflight` reports their sizes. No test limits them, because the owner replaces the pictures.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} theme the Android page loads one or two screenshots, all of that theme`, async ({
    page,
  }) => {
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

test('touching the carousel before its code has loaded shows the pictures of later slides', async ({
  page,
  site,
}) => {
  site.delayScripts();
  await page.goto(routes.android);
  const third = slide(page, 3).locator('img');
  await expect(third).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(third).toBeVisible();
});

test('on a phone the picture of the Windows program is large enough to read and scrolls to its edge', async ({
  page,
}) => {
  await page.goto(routes.windows);
  const picture = page.getByRole('img', { name: windows.picture.alt });
  const { width, height } = (await picture.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(0.8 * windows.picture.width);
  expect(height / width).toBeCloseTo(windows.picture.height / windows.picture.width, 2);
  // Distance between the right edges of picture and frame after scrolling as far as possible.
  const gap = await picture.evaluate((image) => {
    const frame = image.closest('.raised')!;
    frame.scrollLeft = image.clientWidth;
    return frame.getBoundingClientRect().right - image.getBoundingClientRect().right;
  });
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});

import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

// What they weigh, preflight says: of the owner's they are as heavy as they are.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Android page’s first view loads two screenshots at most, ${colorScheme}`, async ({
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

test('a finger on the carousel makes the pictures of later slides come', async ({ page, site }) => {
  site.delayScripts();
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
  // The edge of the picture, moved as far as it goes, to that of its frame.
  const rest = await picture.evaluate((image) => {
    const frame = image.closest('.raised')!;
    frame.scrollLeft = image.clientWidth;
    return frame.getBoundingClientRect().right - image.getBoundingClientRect().right;
  });
  expect(Math.abs(rest)).toBeLessThanOrEqual(1);
});

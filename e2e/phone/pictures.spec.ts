import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

// No test limits the size of the screenshots, because the owner replaces them. `npm run build` reports
// large ones.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} theme, the Android page loads one or two screenshots, all of that theme`, async ({
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

test('touching the carousel before its code has loaded makes the pictures of later slides visible', async ({
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

test('a phone shows only the lower right part of the Windows picture, undistorted, in a frame that does not scroll', async ({
  page,
}) => {
  await page.goto(routes.windows);
  const shown = await page
    .getByRole('img', { name: windows.picture.alt })
    .evaluate((image: HTMLImageElement) => {
      const frame = image.closest('.raised')!;
      const [inner, outer] = [image, frame].map((one) => one.getBoundingClientRect());
      return {
        stretch: inner!.height / inner!.width,
        share: outer!.width / inner!.width,
        right: Math.abs(inner!.right - outer!.right),
        bottom: Math.abs(inner!.bottom - outer!.bottom),
        scrolls: frame.matches('[tabindex]'),
      };
    });
  const { height, width } = windows.picture;
  expect(shown.stretch).toBeCloseTo(height / width, 2);
  expect(shown.share).toBeLessThan(0.8);
  // The frame has a border of one pixel.
  expect(shown.right).toBeLessThanOrEqual(2);
  expect(shown.bottom).toBeLessThanOrEqual(2);
  expect(shown.scrolls).toBe(false);
});

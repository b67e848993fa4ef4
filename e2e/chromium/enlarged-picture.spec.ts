import { type Locator } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';

// With reduced motion, the carousel does not move on while a test measures the first picture.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = async (element: Locator) => (await element.boundingBox())!;

// These tests run only in Chromium, because WebKitGTK's window cannot be narrower than 447 pixels.
for (const [name, device, windows] of [
  ['a phone', phone, { '360×740': true, '844×390': false, '320×480': false }],
  ['a computer', {}, { '1366×600': false, '1366×650': true, '1280×800': true, '800×1000': true }],
] as const) {
  test.describe(() => {
    test.use(device);

    test(`on ${name}, a picture is enlarged by at least 25% and no button covers it`, async ({
      page,
    }) => {
      await openCarousel(page);
      const { root, frame, close, picture: large } = enlargedPicture(page);
      for (const [size, isWhole] of Object.entries(windows)) {
        const where = `in a window of ${size} pixels`;
        const [width = 0, height = 0] = size.split('×').map(Number);
        await page.setViewportSize({ width, height });
        const before = await boxOf(picture(page, 1).locator('img'));
        await picture(page, 1).focus();
        await page.keyboard.press('Enter');
        await expect(large, where).toBeVisible();
        const shown = await boxOf(large);
        const visible = await boxOf(frame);
        const least = (isWhole ? 1.25 : 1.5) * before.width - 1;
        expect.soft(shown.width, where).toBeGreaterThanOrEqual(least);
        expect.soft(shown.height <= visible.height + 1, where).toBe(isWhole);
        const button = await boxOf(close);
        const isAbove = button.y + button.height <= visible.y;
        expect.soft(isAbove || button.x >= visible.x + visible.width, where).toBe(true);
        for (const part of [frame, close])
          await expect.soft(part, where).toBeInViewport({ ratio: 1 });

        await page.keyboard.press('End');
        const leftToScroll = () =>
          frame.evaluate((own) => own.scrollHeight - own.clientHeight - own.scrollTop);
        await expect.poll(leftToScroll, where).toBeLessThan(1);
        await page.keyboard.press('Tab');
        await expect.soft(close, where).toBeFocused();
        expect.soft(await boxOf(close), where).toEqual(button);
        await page.keyboard.press('Escape');
        await expect(root, where).toBeHidden();
      }
    });
  });
}

test.describe(() => {
  test.use(phone);

  test('a picture stays enlarged when the phone is rotated', async ({ page }) => {
    await openCarousel(page);
    const { width } = await boxOf(picture(page, 1).locator('img'));
    await picture(page, 1).click();
    const shownWidth = async () => (await boxOf(enlargedPicture(page).picture)).width;
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(shownWidth).toBeGreaterThanOrEqual(1.5 * width - 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(shownWidth).toBeGreaterThanOrEqual(1.25 * width - 1);
  });
});

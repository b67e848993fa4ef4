import { type Locator } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';

const boxOf = async (element: Locator) => (await element.boundingBox())!;

// These tests run only in Chromium, because WebKitGTK's window cannot be narrower than 447 pixels.
for (const [device, width, height, isWhole] of [
  [phone, 360, 740, true],
  [phone, 844, 390, false],
  [phone, 320, 480, false],
  [{}, 1366, 600, false],
  [{}, 1366, 650, true],
  [{}, 1280, 800, true],
  [{}, 800, 1000, true],
] as const) {
  test.describe(() => {
    test.use({ ...device, viewport: { width, height } });

    test(`in a window of ${width}×${height} pixels, a picture is enlarged by at least 25% and no button covers it`, async ({
      page,
    }) => {
      await openCarousel(page);
      const before = await boxOf(picture(page, 1).locator('img'));
      await picture(page, 1).focus();
      await page.keyboard.press('Enter');
      const { frame, close, picture: large } = enlargedPicture(page);
      await expect(large).toBeVisible();
      const shown = await boxOf(large);
      const visible = await boxOf(frame);
      expect(shown.width).toBeGreaterThanOrEqual((isWhole ? 1.25 : 1.5) * before.width - 1);
      expect(shown.height <= visible.height + 1).toBe(isWhole);
      const button = await boxOf(close);
      const isAbove = button.y + button.height <= visible.y;
      expect(isAbove || button.x >= visible.x + visible.width).toBe(true);
      for (const part of [frame, close]) await expect(part).toBeInViewport({ ratio: 1 });

      await page.keyboard.press('End');
      const leftToScroll = () =>
        frame.evaluate((own) => own.scrollHeight - own.clientHeight - own.scrollTop);
      await expect.poll(leftToScroll).toBeLessThan(1);
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      expect(await boxOf(close)).toEqual(button);
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

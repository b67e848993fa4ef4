import { type Locator } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';
import { slideScreenshot } from '@/lib/screenshots/screenshots';
import { slides } from '@/lib/words/slides';

// With reduced motion, the carousel does not move on while a test measures the first picture.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = async (element: Locator) => (await element.boundingBox())!;

// These tests run only in Chromium, because WebKitGTK's window cannot be narrower than 447 pixels.
for (const [name, device, windows] of [
  ['a phone', phone, { '360×740': true, '844×390': false, '320×480': false }],
  ['a computer', {}, { '1366×600': false, '1366×650': true, '800×1000': true }],
] as const) {
  test.describe(() => {
    test.use(device);

    test(`on ${name}, a picture is enlarged by 25% or more in any window`, async ({ page }) => {
      await openCarousel(page);
      const { frame, close, picture: large } = enlargedPicture(page);
      await picture(page, 1).click();
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAccessibleName(slides[0]!.alt);
      const twice = 2 * slideScreenshot(slides[0]!.img).width;
      await expect(large).toHaveJSProperty('naturalWidth', twice);
      for (const [size, isWhole] of Object.entries(windows)) {
        const where = `in a window of ${size} pixels`;
        const [width = 0, height = 0] = size.split('×').map(Number);
        await page.setViewportSize({ width, height });
        const before = await boxOf(picture(page, 1).locator('img'));
        const fits = async () => (await boxOf(large)).height <= (await boxOf(frame)).height + 1;
        await expect.poll(fits, where).toBe(isWhole);
        const least = (isWhole ? 1.25 : 1.5) * before.width - 1;
        expect.soft((await boxOf(large)).width, where).toBeGreaterThanOrEqual(least);
        const visible = await boxOf(frame);
        const button = await boxOf(close);
        const isAbove = button.y + button.height <= visible.y;
        expect.soft(isAbove || button.x >= visible.x + visible.width, where).toBe(true);
        for (const part of [frame, close])
          await expect.soft(part, where).toBeInViewport({ ratio: 1 });

        await page.keyboard.press('End');
        const leftToScroll = () =>
          frame.evaluate((own) => own.scrollHeight - own.clientHeight - own.scrollTop);
        await expect.poll(leftToScroll, where).toBeLessThan(1);
        expect.soft(await boxOf(close), where).toEqual(button);
      }
    });
  });
}

import { type Locator } from 'playwright/test';
import { enlargedPicture, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** Window sizes in which the whole enlarged picture is visible without scrolling. */
const sizesWithoutScrolling = ['360×740', '390×844', '1280×800', '800×1000'];

// These tests run only in Chromium, because WebKitGTK's window cannot be narrower than 447 pixels.
for (const [device, options, windows] of [
  ['a phone', phone, ['360×740', '390×844', '844×390', '320×480']],
  ['a computer', {}, ['1366×600', '1280×800', '800×1000']],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const size of windows) {
      test(`in a ${size} window an enlarged picture is larger than on its slide, scrolls to its end, and does not lie under its close button`, async ({
        page,
      }) => {
        const [width = 0, height = 0] = size.split('×').map(Number);
        await page.setViewportSize({ width, height });
        await openCarousel(page);
        const small = await boxOf(picture(page, 1).locator('img'));
        await picture(page, 1).focus();
        await page.keyboard.press('Enter');
        const { frame, close, picture: large } = enlargedPicture(page);
        await expect(large).toBeVisible();
        const shown = await boxOf(large);
        const isWhole = shown.height <= (await boxOf(frame)).height + 1;
        // The limits leave room for classic scrollbars, which headless Chromium hides.
        expect(shown.width).toBeGreaterThanOrEqual((isWhole ? 1.25 : 1.5) * small.width - 1);
        expect(isWhole).toBe(sizesWithoutScrolling.includes(size));
        const button = await boxOf(close);
        const { x, y, width: across, height: down } = await boxOf(frame);
        const isBeside = button.x >= x + across || button.x + button.width <= x;
        expect(isBeside || button.y >= y + down || button.y + button.height <= y).toBe(true);
        for (const part of [frame, close]) await expect(part).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('End');
        const toEnd = () =>
          frame.evaluate((element) => {
            const { scrollTop, clientHeight, scrollHeight } = element;
            return scrollHeight - clientHeight - scrollTop;
          });
        await expect.poll(toEnd).toBeLessThan(1);
        await page.keyboard.press('Tab');
        await expect(close).toBeFocused();
        expect(await boxOf(close)).toEqual(button);
      });
    }
  });
}

test.describe('on a phone that is rotated', () => {
  test.use(phone);

  test('an enlarged picture stays larger than on its slide in both orientations', async ({
    page,
  }) => {
    await openCarousel(page);
    const { width } = await boxOf(picture(page, 1).locator('img'));
    await picture(page, 1).click();
    for (const [across, down, least] of [
      [360, 740, 1.25],
      [740, 360, 1.5],
      [360, 740, 1.25],
    ] as const) {
      await page.setViewportSize({ width: across, height: down });
      const shownWidth = async () => (await boxOf(enlargedPicture(page).picture)).width;
      await expect.poll(shownWidth).toBeGreaterThanOrEqual(least * width - 1);
    }
  });
});

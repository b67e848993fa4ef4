import { type Locator, type Page } from '@playwright/test';
import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;

/** Area in square pixels that two boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.min(one[start] + one[length], other[start] + other[length]) -
    Math.max(one[start], other[start]);
  return Math.max(0, shared('x', 'width')) * Math.max(0, shared('y', 'height'));
}

const closings: [way: string, close: (page: Page) => Promise<void>][] = [
  ['«Закрыть»', (page) => enlarged(page).close.click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 300)],
];

test('a click on a picture shows its large file, and leaves the page where it is', async ({
  page,
}) => {
  await openCarousel(page);
  await picture(page, 1).click();
  const large = enlarged(page).picture;
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(2 * slideScreenshot(slides[0]!).width);
  await expect(large).toHaveAccessibleName(slides[0]!.alt);
  await expect(page).toHaveURL(/\/details\/android\/$/);
});

for (const { device, options, windows } of [
  {
    device: 'a phone',
    options: phone,
    windows: [
      [360, 740],
      [390, 844],
      [844, 390],
      [320, 480],
    ],
  },
  {
    device: 'a computer',
    options: {},
    windows: [
      [1366, 600],
      [1280, 800],
      [800, 1000],
    ],
  },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const [width, height] of windows) {
      test(`in ${width}×${height} it is half as large again, whole or scrolled by keys, and the button lies beside it`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await openCarousel(page);
        const small = await boxOf(picture(page, 1).getByRole('img'));
        await picture(page, 1).focus();
        await page.keyboard.press('Enter');
        const { frame, close, picture: large } = enlarged(page);
        await expect(large).toBeVisible();
        expect((await boxOf(large)).width).toBeGreaterThanOrEqual(1.5 * small.width - 1);
        const shown = await boxOf(frame);
        const button = await boxOf(close);
        expect(overlap(shown, button)).toBe(0);
        for (const box of [shown, button]) {
          expect(overlap(box, { x: 0, y: 0, width, height })).toBeCloseTo(
            box.width * box.height,
            0,
          );
        }
        await page.keyboard.press('End');
        const isAtEnd = () =>
          frame.evaluate(
            ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop,
          );
        await expect.poll(isAtEnd).toBeLessThan(1);
        await page.keyboard.press('Tab');
        await expect(close).toBeFocused();
        expect(await boxOf(close)).toEqual(button);
      });
    }
  });
}

test.describe('on a phone whose browser does not close dialogs by «Back»', () => {
  test.use(phone);

  test('«Back» closes the picture, and the next one leaves the page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('/');
    await openCarousel(page);
    const { itself, close } = enlarged(page);
    const goBack = () => page.evaluate(() => history.back());
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
    await goBack();
    await expect(itself).toBeHidden();
    await picture(page, 1).click();
    await close.click();
    await expect(itself).toBeHidden();
    await expect(page).toHaveURL(/\/details\/android\/$/);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

for (const [way, close] of closings) {
  test(`${way} closes the enlarged picture, and it opens again`, async ({ page }) => {
    const { itself } = enlarged(page);
    await openCarousel(page);
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
    await close(page);
    await expect(itself).toBeHidden();
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
  });
}

test('the keyboard opens a picture, and gets its place back', async ({ page }) => {
  await openCarousel(page);
  await picture(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page).itself).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page, 1)).toBeFocused();
});

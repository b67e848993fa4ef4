import { type Locator } from '@playwright/test';
import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';

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

// Here and not in every engine: WebKitGTK's window gets no narrower than 447 pixels.
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

import { exportedPages } from '../support/exported';
import { longLines } from '../support/long-lines';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

/** Text twice as large (WCAG 1.4.4), by the object model: the policy forbids a style element. */
const setFontSize = (size: string) => {
  document.documentElement.style.fontSize = size;
};

for (const file of exportedPages) {
  test(`${file} fits windows of every width, also with text twice as large, in lines of at most 75 characters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/${file}`);
    expect.soft(await longLines(page, 75), 'lines at 1920 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await overflow(page), 'at 320 px').toBe(0);
    await page.evaluate(setFontSize, '200%');
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px, text twice as large`).toBe(0);
    }
  });
}

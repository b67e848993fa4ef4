import { exportedPages, pathOf } from '../support/exported';
import { sidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';

for (const [minimum, title] of [
  [0, 'in a window of any width, no page scrolls sideways @fonts'],
  [20, 'with a minimum font size of 20 px, no page scrolls sideways at any width'],
] as const) {
  test(title, async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=minimumFontSize=${minimum}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL });
    for (const path of exportedPages.map(pathOf)) {
      await page.goto(path);
      const wide: number[] = [];
      // The narrowest is a window of 1280 pixels at a zoom of 500 %.
      for (let width = 256; width <= 1500; width += 8) {
        await page.setViewportSize({ width, height: 740 });
        if ((await sidewaysScroll(page)) > 0) wide.push(width);
      }
      expect.soft(wide, path).toEqual([]);
    }
    await browser.close();
  });
}

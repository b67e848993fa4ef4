import { expectedPages } from '../support/expected-pages';
import { longLines } from '../support/long-lines';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

/** Text twice as large (WCAG 1.4.4), by the object model: the policy forbids a style element. */
const setFontSize = (size: string) => {
  document.documentElement.style.fontSize = size;
};

for (const { path } of expectedPages) {
  test(`${path} fits windows of every width, also with text twice as large, in lines of at most 75 characters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
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

test.describe('with colours forced by the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selected dot and the main actions can be told', async ({ page }) => {
    await page.goto('/details/android/');
    const ground = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(await ground('Слайд 1')).not.toBe(await ground('Слайд 2'));
    const store = page.getByRole('link', { name: 'Доступно в Google Play' });
    expect(await store.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  });
});

import { paths } from './support/harness-pages';
import { expect, test } from './support/test';

test('every page has its heading and no complaint of the console or of the policy', async ({
  tab,
}) => {
  for (const path of paths) {
    await tab.goto(path);
    expect(await tab.control('heading').text()).toBeTruthy();
    // Code that comes unasked has come when nothing is disabled any more.
    await expect
      .poll(() => tab.evaluate(() => document.querySelector('button:disabled') === null))
      .toBe(true);
    // An unknown address is one: that the page for it comes with 404 is told by some consoles.
    const rest = tab.complaints.filter((text) => !text.includes('404'));
    expect(rest, path).toEqual([]);
  }
});

test('no page scrolls sideways, on a computer and on a phone', async ({ tab }) => {
  for (const width of [1280, 360]) {
    await tab.resize(width, 800);
    for (const path of paths) {
      await tab.goto(path);
      if (width === 360) await tab.becomePhone();
      const overflow = await tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('on a phone no heading is hyphenated', async ({ phone }) => {
  for (const path of paths) {
    await phone.goto(path);
    await phone.becomePhone();
    const broken = await phone.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(h1, h2, h3)'), (heading) => {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const words = [...(text?.data ?? '').matchAll(/[\p{L}]+/gu)];
        return words
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
            return new Set(tops).size > 1;
          })
          .map(({ 0: word }) => word);
      }).flat(),
    );
    expect(broken, path).toEqual([]);
  }
});

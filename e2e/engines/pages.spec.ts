import { paths } from './support/harness-pages';
import { expect, test } from './support/test';

/** Words of the page's headings that stand on two lines. */
const brokenWords = () =>
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
  }).flat();

const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

// One test for all: a tab of its own costs some engines more than a page.
test('every page has its heading, fits a computer and a phone, and nothing complains', async ({
  tab,
}) => {
  for (const path of paths) {
    await tab.resize(1280, 800);
    await tab.goto(path);
    expect(await tab.control('heading').text(), path).toBeTruthy();
    expect.soft(await tab.evaluate(overflow), `${path} at 1280 px`).toBe(0);
    await tab.resize(360, 740);
    await tab.becomePhone();
    expect.soft(await tab.evaluate(overflow), `${path} at 360 px`).toBe(0);
    expect.soft(await tab.evaluate(brokenWords), `${path}: hyphenated headings`).toEqual([]);
    // An unknown address is one: that the page for it comes with 404 is told by some consoles.
    expect(
      tab.complaints.filter((text) => !text.includes('404')),
      path,
    ).toEqual([]);
  }
});

import { type Page } from 'playwright/test';
import { expectFits, expectNoSidewaysScroll } from '../support/fits';
import { expect, test } from '../support/test';
import { pathsAndUnknown } from '../support/views';

/** Number of characters in the longest line of the main content. */
function longestLine(): number {
  let longest = 0;
  const range = document.createRange();
  for (const block of document.querySelectorAll('main :is(p, li:not(:has(p, div)), h1, h2, h3)')) {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let offset = 0; offset < node.length; offset += 1) {
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
    }
    longest = Math.max(longest, ...lines.values());
  }
  return longest;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

for (const path of pathsAndUnknown) {
  test(`${path} fits the window, and its lines have up to 75 characters`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    for (const width of [1920, 768]) {
      await resize(page, width);
      expect.soft(await page.evaluate(longestLine), `at ${width} px`).toBeLessThanOrEqual(75);
    }
    await resize(page, 303);
    await expectNoSidewaysScroll(page, 'at 320 px with a scrollbar');
    await page.evaluate(() => {
      Object.assign(document.documentElement.style, {
        letterSpacing: '0.12em',
        wordSpacing: '0.16em',
      });
    });
    await expectNoSidewaysScroll(page, 'at 320 px with spaced text (WCAG 1.4.12)');
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    for (const width of isMobile ? [360] : [1280, 768]) {
      await resize(page, width);
      await expectFits(page);
    }
  });
}

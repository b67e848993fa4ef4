import { expectedPages } from '../support/expected-pages';
import { expect, test } from '../support/test';

const MAX_CHARACTERS = 75;

for (const { path } of expectedPages) {
  test(`no line of ${path} is longer than 75 characters, in a wide window either`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const long = await page.getByRole('main').evaluate((main, limit) => {
      const found: string[] = [];
      for (const block of main.querySelectorAll('p,li,h1,h2,h3')) {
        if (block.querySelector('p,li,div')) continue;
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          for (let offset = 0; offset < (node.nodeValue?.length ?? 0); offset += 1) {
            range.setStart(node, offset);
            range.setEnd(node, offset + 1);
            const { top, width } = range.getBoundingClientRect();
            if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
          }
        }
        const longest = Math.max(0, ...lines.values());
        if (longest > limit) found.push(`${longest}: ${block.textContent}`);
      }
      return found;
    }, MAX_CHARACTERS);
    expect(long).toEqual([]);
  });

  test(`${path} stays whole with text twice as large`, async ({ page }) => {
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        // By the object model: the page's policy forbids a style element.
        root.style.fontSize = '200%';
        return root.scrollWidth - root.clientWidth;
      });
      expect(overflow).toBe(0);
    }
  });
}

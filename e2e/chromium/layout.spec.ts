import { type Locator, type Page } from 'playwright/test';
import { exportedPages } from '../support/exported';
import { brokenWords, overflow } from '../support/fits';
import { expect, test } from '../support/test';

/** Number of characters in the longest line of the main content. */
const longestLine = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    let longest = 0;
    const range = document.createRange();
    for (const block of main.querySelectorAll('p, li:not(:has(p, div)), h1, h2, h3')) {
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
  });

for (const file of exportedPages) {
  test(`${file} fits windows of every width, with large text and short lines`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/${file}`);
    expect.soft(await longestLine(page), 'at 1920 px').toBeLessThanOrEqual(75);
    await page.setViewportSize({ width: 303, height: 700 });
    expect.soft(await overflow(page), 'at 320 px with a scrollbar').toBe(0);
    // Text at twice the size (WCAG 1.4.4).
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width} px, text twice as large`).toBe(0);
      expect.soft(await page.evaluate(brokenWords), `at ${width} px, twice as large`).toEqual([]);
    }
  });
}

test('the home page’s buttons and the footer’s links line up at every width', async ({ page }) => {
  const sidesOf = (links: Locator, side: 'width' | 'y') =>
    links.evaluateAll(
      (all, name) => all.map((link) => Math.round(link.getBoundingClientRect()[name])),
      side,
    );
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('link');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const width of [360, 720, 800, 908, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(new Set(await sidesOf(buttons, 'width')).size, `at ${width} px`).toBe(1);
    // No line has more than another; there may be four links, with that of the privacy page.
    const lines = await sidesOf(links, 'y');
    const lengths = lines.map((line) => lines.filter((other) => other === line).length);
    expect.soft(new Set(lengths).size, `at ${width} px`).toBe(1);
    if (width < 768) expect.soft(lengths, `at ${width} px`).toContain(1);
  }
});

test('on a phone the contacts’ buttons have icon and twenty letters in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help/');
  const buttons = page.getByRole('main').locator('section a:has(svg)');
  const heights = await buttons.evaluateAll((links) =>
    links.map((link) => {
      link.lastChild!.textContent = 'Обсуждение на форуме';
      return link.getBoundingClientRect().height;
    }),
  );
  expect(new Set(heights)).toEqual(new Set([48]));
});

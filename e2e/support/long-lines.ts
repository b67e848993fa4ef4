import { type Page } from '@playwright/test';

/** Blocks of the main content with a line of more characters than the limit, and how many it has. */
export const longLines = (page: Page, limit: number): Promise<string[]> =>
  page.getByRole('main').evaluate((main, most) => {
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
      if (longest > most) found.push(`${longest}: ${block.textContent}`);
    }
    return found;
  }, limit);

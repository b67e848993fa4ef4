import { expect, type Page } from 'playwright/test';

/**
 * Describes elements with text that does not fit into the window or their own box, but for slides after the first and
 * for signs, which may be cut off on purpose.
 */
function misfits(): string[] {
  const leftOut = '.sr-only, [aria-hidden=true], [aria-roledescription=слайд] ~ *';
  const { clientWidth } = document.documentElement;
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const { visibility, overflowX } = getComputedStyle(element);
    const text = element.textContent.trim().slice(0, 40);
    const isHidden = width <= 1 || height <= 1 || visibility !== 'visible' || !text;
    if (isHidden || element.closest(leftOut)) continue;
    if (left < -1 || right > clientWidth + 1) found.push(`beside the window: ${text}`);
    const clips = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isStrip = element.querySelector('[aria-roledescription=слайд]');
    if (clips && !isStrip) found.push(`cut: ${text}`);
  }
  return found;
}

/** By how many CSS pixels a page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Expects that a page cannot be scrolled sideways. @param where appears in the error message */
export async function expectNoSidewaysScroll(page: Page, where = '') {
  const excess = await sidewaysScroll(page);
  const texts = excess > 0 ? await page.evaluate(misfits) : [];
  expect.soft(excess, [where, ...texts].join('\n')).toBe(0);
}

/**
 * Describes words that are broken over two lines although they would fit into one line. Long words that
 * browsers may hyphenate (app/styles/base.css) are left out: the Chromium of the tests has no Russian dictionary
 * and breaks them without a hyphen. Words of more than 24 letters are left out, too: they may break anywhere.
 */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const { hyphens } = getComputedStyle(node.parentElement);
    const isInTable = node.parentElement.closest('table') !== null;
    const { clientWidth } = document.documentElement;
    const words = node.data.matchAll(/(?<![\p{L}\u00AD])[а-яё]{2,}(?![\p{L}\u00AD])/giu);
    for (const { 0: word, index } of words) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()];
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const isHyphenated = hyphens === 'auto' && width > Math.min(300, 0.65 * clientWidth);
      // Long words of a table may break, because its columns stay side by side at any width.
      const isLong = word.length > 9 && (isInTable || isHyphenated);
      if (isLong || word.length > 24 || width > clientWidth - 40) continue;
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(`broken: ${word}`);
    }
  }
  return broken;
}

/** Describes links, buttons and inputs whose middle is covered by another element. */
function coveredControls(): string[] {
  const modal = document.querySelector('dialog:modal, [popover]:popover-open, [role=dialog]');
  const leftOut = '[aria-hidden=true] *, [aria-roledescription=слайд] ~ * *, [href="#Content"]';
  const selector = `:is(a[href], button, input):not(${leftOut})`;
  return Array.from((modal ?? document.body).querySelectorAll(selector)).flatMap((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Checks a link's first line, because the middle of a wrapped link's box may be between its lines.
    const [line] = control.getClientRects();
    if (!line || !control.checkVisibility({ visibilityProperty: true })) return [];
    const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const { labels } = control as HTMLInputElement;
    const isOnTop = [control, ...(labels ?? [])].some((own) => own.contains(over));
    return isOnTop ? [] : [`${control.outerHTML} under ${over?.localName}`];
  });
}

/**
 * Expects that the page fits the window with text at 100%, 150% and 200%, the largest size in phones'
 * settings: text stays in the window and in its box, short words do not break, and no control is covered.
 */
export async function expectFits(page: Page) {
  for (const size of ['100%', '150%', '200%']) {
    await page.locator('html').evaluate((html, fontSize) => (html.style.fontSize = fontSize), size);
    await expectNoSidewaysScroll(page, size);
    for (const faults of [misfits, brokenWords, coveredControls])
      expect.soft(await page.evaluate(faults), size).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
}

/** Width of the widest text in the main content, in em. */
export function widestText(): number {
  const range = document.createRange();
  const blocks = document.querySelectorAll('main :is(p, li:not(:has(p, div)), h1, h2, h3)');
  const widths = Array.from(blocks, (block) => {
    range.selectNodeContents(block);
    return range.getBoundingClientRect().width / parseFloat(getComputedStyle(block).fontSize);
  });
  return Math.max(...widths);
}

/** Position and size of each matching element, rounded because Firefox's values vary by fractions of a pixel. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    }),
  );

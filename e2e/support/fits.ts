import { expect, type Page } from 'playwright/test';

/** What does not fit the window or its own box, in words; only later slides may lie beside. */
function misfits(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const { visibility, overflowX } = getComputedStyle(element);
    const text = element.textContent.trim().slice(0, 40);
    const isHidden = width <= 1 || height <= 1 || visibility !== 'visible' || !text;
    if (isHidden || element.closest('[aria-roledescription=слайд] ~ *')) continue;
    if (left < -1 || right > clientWidth + 1) found.push(`beside the window: ${text}`);
    const clips = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isStrip = element.querySelector('[aria-roledescription=слайд]');
    if (clips && !isStrip) found.push(`cut: ${text}`);
  }
  return found;
}

/**
 * Words that stand on two lines, though they are too short for a hyphen, see app/styles/base.css, or get
 * none, or though they would fit one: what they stand in is too narrow. This browser has no Russian
 * dictionary, and breaks without a hyphen what others hyphenate.
 */
export function brokenWords(): string[] {
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
      // Columns of a table stand side by side in any window.
      const isWide = isInTable || width > Math.min(300, 0.65 * clientWidth);
      const isLong = word.length > 9 && isWide && hyphens === 'auto';
      const hasNoRoom = width > clientWidth - 40;
      if (isLong || hasNoRoom) continue;
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(`broken: ${word}`);
    }
  }
  return broken;
}

/** Links and buttons that something else lies over where a finger would press them. */
function coveredTexts(): string[] {
  const modal = document.querySelector('dialog:modal, [popover]:popover-open, [role=dialog]');
  const controls = (modal ?? document.body).querySelectorAll('a[href], button, input');
  return Array.from(controls).flatMap((control) => {
    if (control.matches('[inert] *, [aria-roledescription=слайд] ~ * *, [href="#content"]'))
      return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link that wraps has its middle between its lines.
    const [line] = control.getClientRects();
    if (!line || !control.checkVisibility()) return [];
    const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const isOnTop = over && control.contains(over);
    return isOnTop ? [] : [`${control.outerHTML} under ${over?.localName}`];
  });
}

/** Text as large as the settings of a phone can make it neither leaves the window nor its box, nor breaks in a word, nor covers a control. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of ['150%', '200%']) {
    await page.locator('html').evaluate((html, fontSize) => (html.style.fontSize = fontSize), size);
    for (const faults of [misfits, brokenWords, coveredTexts])
      expect.soft(await page.evaluate(faults), size).toEqual([]);
  }
}

/** By how many CSS pixels a page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

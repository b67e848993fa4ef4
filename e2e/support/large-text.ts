import { expect, type Page } from '@playwright/test';

/** What does not fit the window or its own box, in words; only later slides may lie beside. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isHidden =
        width <= 1 || height <= 1 || getComputedStyle(element).visibility !== 'visible';
      if (isHidden || element.closest('[aria-roledescription=слайд] ~ *')) continue;
      const text = element.textContent.trim().slice(0, 40);
      if (text && (left < -1 || right > clientWidth + 1)) found.push(`beside the window: ${text}`);
      const clips = getComputedStyle(element).overflowX !== 'visible';
      const isStrip = element.querySelector('[aria-roledescription=слайд]');
      if (text && clips && !isStrip && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut: ${text}`);
      }
    }
    return found;
  });

/** Words too short for a hyphen, see app/styles/base.css, that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.data.matchAll(
        /(?<![\p{L}\u00AD])[а-яё]{2,9}(?![\p{L}\u00AD])/giu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Links and buttons that something else lies over where a finger would press them. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal, [popover]:popover-open, [role=dialog]');
    const controls = (modal ?? document.body).querySelectorAll('a[href], button, input');
    return Array.from(controls).flatMap((control) => {
      if (control.matches('[inert] *, [aria-roledescription=слайд] ~ * *, [href="#content"]')) {
        return [];
      }
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link that wraps has its middle between its lines.
      const [line] = control.getClientRects();
      if (!line || !control.checkVisibility()) return [];
      const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return over && control.contains(over)
        ? []
        : [`${control.outerHTML} under ${over?.localName}`];
    });
  });

/** Text as large as the settings of a phone can make it neither leaves the window nor its box, nor breaks in a word, nor covers a control. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of ['150%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect.soft(await misfits(page), size).toEqual([]);
    expect.soft(await brokenWords(page), size).toEqual([]);
    expect.soft(await covered(page), size).toEqual([]);
  }
}

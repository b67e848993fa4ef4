import { expect, type Page } from '@playwright/test';

/** Text as large as the settings of a phone can make it, in per cent of the usual. */
const sizes = [150, 200];

/** Makes the text of the page as large as the settings of a phone can: in per cent of the usual. */
const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** What does not fit the window or its own box, in words; only the slides may lie beside. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - width;
    const found = overflow > 0 ? [`the page scrolls sideways by ${overflow} px`] : [];
    const say = (element: Element, what: string) =>
      found.push(`${what}: ${element.localName} ${element.textContent.trim().slice(0, 40)}`);

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isSlide = element.closest('[aria-roledescription=слайд]:not(:first-child)') !== null;
      const isHidden =
        own <= 1 || height <= 1 || getComputedStyle(element).visibility !== 'visible';
      if (isSlide || isHidden || !element.textContent.trim()) continue;
      if (left < -1 || right > width + 1) say(element, 'beside the window');
      const { overflowX } = getComputedStyle(element);
      const scrolls = element.matches('[aria-label=Слайды]');
      if (overflowX !== 'visible' && !scrolls && element.scrollWidth > element.clientWidth + 1) {
        say(element, 'cut');
      }
    }
    return found;
  });

/** Words of fewer letters are not hyphenated, see app/styles/base.css, and so must stay whole. */
const HYPHENATED_FROM = 10;

/** Words that are broken although no hyphen may stand in them. */
const brokenWords = (page: Page) =>
  page.evaluate((limit) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('code, [lang$=fonipa], a[href^="mailto:"], .sr-only, script'))
        continue;
      // Such as an email address, which has no spaces.
      if (getComputedStyle(node.parentElement).wordBreak === 'break-all') continue;
      for (const { 0: word, index } of (node as Text).data.matchAll(
        /(?<![@.\p{L}])[\p{L}\u00AD]+(?![@.]\p{L}|\p{L})/gu,
      )) {
        // Chinese and Japanese break between any two signs.
        if (/\p{Script=Han}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => top);
        // Letters of different fonts on one line have different tops as well.
        const spread = Math.max(...tops) - Math.min(...tops);
        const lineHeight = parseFloat(getComputedStyle(node.parentElement).fontSize);
        if (word.length < limit && spread > lineHeight) broken.push(word);
      }
    }
    return broken;
  }, HYPHENATED_FROM);

/** Links and buttons that something else lies over where a finger would press them. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal, [popover]:popover-open, [role=dialog]');
    const controls = (modal ?? document.body).querySelectorAll<HTMLElement>(
      'a[href], button, input',
    );
    return Array.from(controls).flatMap((control) => {
      if (control.closest('[inert], [aria-roledescription=слайд]:not(:first-child)')) return [];
      if (!control.checkVisibility() || control.matches('[href="#content"]')) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link that wraps has its middle between its lines.
      const [line] = control.getClientRects();
      if (!line) return [];
      const over = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const free = over && (control.contains(over) || over.contains(control));
      return free ? [] : [`${control.textContent || control.ariaLabel} under ${over?.localName}`];
    });
  });

/** Large text neither leaves the window nor its box, nor breaks in a word, nor covers a control. */
export async function expectFits(page: Page): Promise<void> {
  for (const percent of sizes) {
    await enlargeText(page, percent);
    expect.soft(await misfits(page), `${percent} %`).toEqual([]);
    expect.soft(await brokenWords(page), `${percent} %`).toEqual([]);
    expect.soft(await covered(page), `${percent} %`).toEqual([]);
  }
}

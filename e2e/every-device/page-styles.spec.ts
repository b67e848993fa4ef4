import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { expect, test } from '../support/test';
import { distinctViews } from '../support/views';

// The Content-Security-Policy would forbid the `<style>` that these tests add.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const folder = `${EXAMPLE_TREE}/.next/static/chunks`;

/** Next's whole style sheet. An exported page contains only the rules that it uses, and no cascade layers. */
const wholeStyles = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Opens all dialogs and popovers, so that the comparison includes their styles. */
function openEverything() {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
  document
    .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
    .forEach((popover) => popover.showPopover());
  // Removes the focus, because a focused link in the toolbar would lose it when print styles hide the toolbar.
  (document.activeElement as HTMLElement).blur();
}

/**
 * Returns the computed styles of all elements and of their `::before` and `::after`. For elements, it uses
 * `computedStyleMap`, whose values do not depend on how Chromium rounds line heights.
 */
function styles() {
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const beginning = element.outerHTML.slice(0, 60);
    const own = Array.from(element.computedStyleMap(), ([name, values]) => [name, String(values)]);
    const ofPseudoElements = ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (['none', 'normal'].includes(style.content)) return [];
      return Array.from(style, (name) => [`${name} of ${pseudo}`, style.getPropertyValue(name)]);
    });
    return [...own, ...ofPseudoElements]
      .filter(([name]) => !name!.startsWith('--'))
      .map(([name, value]) => `${beginning} ${name}: ${value}`);
  });
}

const allMedia = [
  { media: 'screen', colorScheme: 'light' },
  { media: 'screen', colorScheme: 'dark' },
  { media: 'print', colorScheme: 'light' },
] as const;

/** Returns handles to the styles for each media type. The styles stay in the browser, because they are large. */
async function stylesOf(page: Page) {
  const all = [];
  for (const media of allMedia) {
    await page.emulateMedia(media);
    all.push(await page.evaluateHandle(styles));
  }
  return all;
}

// A page's own CSS must also style the elements that the islands' code adds to open panels.
for (const [view, open] of distinctViews) {
  test(`${view} looks the same with its own CSS as with all the site’s CSS`, async ({ page }) => {
    await open(page);
    await page.evaluate(openEverything);
    const before = await stylesOf(page);
    await page.evaluate(() => document.querySelector('style')!.remove());
    await page.addStyleTag({ content: wholeStyles });
    for (const [index, after] of (await stylesOf(page)).entries()) {
      const changed = after.evaluate(
        (lines, own) => lines.filter((line, place) => line !== own[place]),
        before[index]!,
      );
      expect.soft(await changed, JSON.stringify(allMedia[index])).toEqual([]);
    }
  });
}

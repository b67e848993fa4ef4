import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { expect, test } from '../support/test';
import { distinctViews } from '../support/views';

// The page's policy would forbid the `<style>` with the whole style sheet that these tests add.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const folder = `${EXAMPLE_TREE}/.next/static/chunks`;

/** The style sheet that Next builds, with layers. A page has only the rules that it uses, without layers. */
const wholeStyles = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Opens all dialogs and popovers, so that their styles are compared, too. */
function openEverything() {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
  document
    .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
    .forEach((popover) => popover.showPopover());
  // Print hides the toolbar, and a focused element there would lose the focus and change its styles.
  (document.activeElement as HTMLElement).blur();
}

/**
 * The computed value of every CSS property of every element and of its `::before` and `::after`. Values
 * of elements are read before layout, because Chromium may round the heights of lines in two ways.
 */
function styles() {
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const beginning = element.outerHTML.slice(0, 60);
    const own = Array.from(element.computedStyleMap(), ([name, values]) => [name, String(values)]);
    const ofPseudoElements = ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isDrawn = !['none', 'normal'].includes(style.content);
      return Array.from(isDrawn ? style : [], (name) => [
        `${name} of ${pseudo}`,
        style.getPropertyValue(name),
      ]);
    });
    return [...own, ...ofPseudoElements]
      .filter(([name]) => !name!.startsWith('--'))
      .map(([name, value]) => `${beginning} ${name}: ${value}`);
  });
}

const media = [
  { media: 'screen', colorScheme: 'light' },
  { media: 'screen', colorScheme: 'dark' },
  { media: 'print', colorScheme: 'light' },
] as const;

/** The styles in each medium, as handles, because the values are too large to send to the test. */
async function stylesOf(page: Page) {
  const all = [];
  for (const medium of media) {
    await page.emulateMedia(medium);
    all.push(await page.evaluateHandle(styles));
  }
  return all;
}

// Views with open panels are included, because islands add elements that are not in the HTML. The build has
// chosen the rules for these elements from the islands' source code.
for (const [name, open] of distinctViews) {
  test(`${name} has the same computed styles with its own part of the CSS as with the whole style sheet`, async ({
    page,
  }) => {
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
      expect.soft(await changed, JSON.stringify(media[index])).toEqual([]);
    }
  });
}

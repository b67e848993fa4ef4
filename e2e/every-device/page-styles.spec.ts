import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { expect, test } from '../support/test';
import { looks } from '../support/views';

// The policy would forbid the element with the whole style sheet, which this test adds.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const folder = `${EXAMPLE_TREE}/.next/static/chunks`;

/** The whole style sheet with its layers. Each page carries only its part of it, without layers. */
const wholeStyles = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Opens everything that can be opened, so that its styles are compared, too. */
function openEverything() {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
  document
    .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
    .forEach((popover) => popover.showPopover());
  // The printed page has no toolbar, so nothing in it can have the focus.
  (document.activeElement as HTMLElement).blur();
}

/** Every property of every element, and of what stands before and after it. */
function styles() {
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const beginning = element.outerHTML.slice(0, 60);
    return ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isDrawn = pseudo === '' || !['none', 'normal'].includes(style.content);
      return Array.from(isDrawn ? style : [])
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${beginning}${pseudo} ${name}: ${style.getPropertyValue(name)}`);
    });
  });
}

const media = [
  { media: 'screen', colorScheme: 'light' },
  { media: 'screen', colorScheme: 'dark' },
  { media: 'print', colorScheme: 'light' },
] as const;

/** The styles by each medium. They stay in the page, because they are too large to send. */
async function stylesOf(page: Page) {
  const all = [];
  for (const medium of media) {
    await page.emulateMedia(medium);
    all.push(await page.evaluateHandle(styles));
  }
  return all;
}

// Includes what islands add, which the export did not see when it chose the rules of the page.
for (const [name, open] of looks) {
  test(`${name} looks as by the whole style sheet`, async ({ page }) => {
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/folders';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// The policy would forbid the element with the whole style sheet, which this test adds.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const folder = `${EXAMPLE_TREE}/.next/static/chunks`;

/** The whole style sheet with its layers. Each page carries only its part of it, without layers. */
const wholeStyles = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Opens everything that can be opened, so that its styles are compared, too. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
    document
      .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
      .forEach((popover) => popover.showPopover());
    // The printed page has no toolbar, so nothing in it can have the focus.
    (document.activeElement as HTMLElement).blur();
  });

const media = {
  light: { media: 'screen', colorScheme: 'light' },
  dark: { media: 'screen', colorScheme: 'dark' },
  paper: { media: 'print', colorScheme: 'light' },
} as const;

/**
 * Styles that differ from the last call for this medium. Compared in the page, because they are too
 * large to send.
 */
async function changedLooks(page: Page, medium: keyof typeof media): Promise<string[]> {
  await page.emulateMedia(media[medium]);
  return page.evaluate((theme) => {
    const looks = [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const drawn = pseudo === '' || !['none', 'normal'].includes(style.content);
        const names = Array.from(drawn ? style : []).filter((name) => !name.startsWith('--'));
        return {
          element,
          pseudo,
          lines: names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      }),
    );
    const known = (Reflect.get(window, theme) ?? looks) as typeof looks;
    Reflect.set(window, theme, looks);
    return looks.flatMap(({ element, pseudo, lines }, place) =>
      lines
        .filter((line, row) => line !== known[place]?.lines[row])
        .map((line) => `${element.outerHTML.slice(0, 60)}${pseudo} ${line}`),
    );
  }, medium);
}

const pages = [
  ...[routes.home, routes.contacts, routes.downloads, routes.android, routes.windows],
  ...[routes.deletion, '/emailError/', '/404.html'],
].map((path) => [path, async (page: Page) => void (await page.goto(path))] as const);

// Includes what islands add, which the export did not see when it chose the rules of the page.
for (const [name, open] of [...pages, ...Object.entries(panels)]) {
  test(`${name} looks as by the whole style sheet`, async ({ page }) => {
    await open(page);
    await openEverything(page);
    for (const medium of ['paper', 'dark', 'light'] as const) await changedLooks(page, medium);
    await page.evaluate(() => document.querySelector('style')!.remove());
    await page.addStyleTag({ content: wholeStyles });
    for (const medium of ['light', 'dark', 'paper'] as const) {
      expect.soft(await changedLooks(page, medium), medium).toEqual([]);
    }
  });
}

test('a change would be noticed', async ({ page }) => {
  await page.goto(routes.contacts);
  await changedLooks(page, 'light');
  await page.addStyleTag({ content: 'h1 { color: red; }' });
  expect((await changedLooks(page, 'light')).join('\n')).toMatch(
    /^<h1.* color: rgb\(255, 0, 0\)$/m,
  );
});

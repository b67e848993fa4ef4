import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { EXAMPLE_TREE } from '../../scripts/folders';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// The whole style sheet is added as an element, which the policy forbids.
test.use({ contextOptions: { reducedMotion: 'reduce', bypassCSP: true } });

const folder = `${EXAMPLE_TREE}/.next/static/chunks`;

/** The whole style sheet, of which each page carries its part. */
const wholeStyles = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** Opens all that can be open, so that its styles count, too. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
    document
      .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
      .forEach((popover) => popover.showPopover());
  });

/** What looks otherwise than at the last call for the theme. Compared in the page: it is too much to send. */
async function changedLooks(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
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
  }, colorScheme);
}

const pages = [
  ...[routes.home, routes.contacts, routes.downloads, routes.android, routes.windows],
  ...[routes.deletion, '/emailError/', '/404.html'],
].map((path) => [path, async (page: Page) => void (await page.goto(path))] as const);

// What islands add comes after the export has chosen the rules of the page.
for (const [name, open] of [...pages, ...Object.entries(panels)]) {
  test(`${name} has every rule that it needs: the whole style sheet changes nothing`, async ({
    page,
  }) => {
    await open(page);
    await openEverything(page);
    await changedLooks(page, 'light');
    await changedLooks(page, 'dark');
    await page.addStyleTag({ content: wholeStyles() });
    expect(await changedLooks(page, 'dark')).toEqual([]);
    expect(await changedLooks(page, 'light')).toEqual([]);
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

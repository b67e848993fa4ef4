import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { exampleTree } from './builds';

/** Opens whatever can be open, so that its styles count, too. */
export const openEverything = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.setAttribute('open', ''));
    document
      .querySelectorAll<HTMLElement>('[popover]:not(:modal)')
      .forEach((popover) => popover.showPopover());
  });

/**
 * Tells how the looks of the page's elements have changed since the last call
 * for the same theme; the first call tells nothing. Compared in the page,
 * because half a million values are too many to send.
 */
export const changedLooks = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((key) => {
    const properties = Array.from(getComputedStyle(document.body)).filter(
      (name) => !name.startsWith('--'),
    );
    const looks = [document.documentElement, ...document.body.querySelectorAll('*')].flatMap(
      (element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const drawn = pseudo === '' || !['none', 'normal'].includes(style.content);
          const values = drawn ? properties.map((name) => style.getPropertyValue(name)) : [];
          return { name: `${element.localName}.${element.getAttribute('class')}${pseudo}`, values };
        }),
    );
    const known = (Reflect.get(window, key) ?? looks) as typeof looks;
    Reflect.set(window, key, looks);
    return looks.flatMap(({ name, values }, index) =>
      properties
        .filter((_, place) => values[place] !== known[index]?.values[place])
        .map((property) => `${name} ${property}`),
    );
  }, `looks-${theme}`);

/** Adds the whole style sheet, of which each page carries its part. */
export async function addWholeStyles(page: Page): Promise<void> {
  const folder = `${exampleTree}/.next/static/chunks`;
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  await page.addStyleTag({ content: styles.join('\n') });
}

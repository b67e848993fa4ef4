import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { readPage, type PageElement } from './html';

const fromNext = (url: string | undefined) => url?.includes('/_next/') ?? false;

/** Matches the global variables in Next's inline scripts, which contain the page's data and the bundler's code. */
const globals = /self\.__next_|TURBOPACK/;

/**
 * Whether Next added this element. Next's scripts, preloads and style sheets are recognised by their
 * addresses, and its inline scripts by their global variables.
 */
const belongsToNext = ({ name, attributes, text, isEmpty }: PageElement) =>
  (name === 'link' && fromNext(attributes.get('href')) && attributes.get('rel') !== 'icon') ||
  (name === 'script' && (fromNext(attributes.get('src')) || globals.test(text))) ||
  // This is Next's placeholder for streamed metadata.
  (name === 'div' && attributes.has('hidden') && isEmpty);

/**
 * Removes Next's scripts, data, style sheets and comments from an exported page, and takes its own styles out.
 *
 * @returns the page, the addresses of the removed style sheets, and the page's own styles
 * @throws Error when something from Next is left, or when there was nothing to remove
 */
export function removeNext(html: string) {
  const { elements, comments } = readPage(html);
  const nextElements = elements.filter(belongsToNext);
  if (nextElements.length === 0) {
    throw new Error('It contains no elements from Next; run next build first.');
  }
  const own = elements.filter(({ name }) => name === 'style');
  let bare = '';
  let from = 0;
  const removed = [...nextElements, ...own, ...comments];
  for (const { start, end } of removed.sort((a, b) => a.start - b.start)) {
    // A comment may be inside an element that is removed.
    if (start < from) continue;
    bare += html.slice(from, start);
    from = end;
  }
  bare += html.slice(from);
  const remnant = /[^<>]{0,60}(?:__next|\/_next\/|TURBOPACK)[^<>]{0,60}/.exec(bare);
  if (remnant) throw new Error(`Something from Next is left in it: «${remnant[0]}».`);
  const links = nextElements.filter(({ attributes }) => attributes.get('rel') === 'stylesheet');
  const styleSheets = links.map(({ attributes }) => attributes.get('href') ?? '');
  return { html: bare, styleSheets, styles: own.map(({ text }) => text).join('\n') };
}

/** Matches the files of Next's runtime, the pages' data, and Next's second copy of the 404 page. */
const nextFile = /^(_next|_not-found|index\.txt|__next.*)$/;

/** Removes the files of Next's runtime from the export, but none of the owner's files. */
export async function removeNextFiles(): Promise<void> {
  // In sorted order, a folder is removed before its files. `force` then ignores the missing files.
  for (const file of (await readdir(EXPORT_FOLDER, { recursive: true })).sort()) {
    if (!nextFile.test(path.basename(file)) || existsSync(path.join(PUBLIC_FOLDER, file))) continue;
    await rm(path.join(EXPORT_FOLDER, file), { recursive: true, force: true });
  }
}

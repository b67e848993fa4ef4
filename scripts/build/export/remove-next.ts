import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type PageElement, type readPage } from '@/lib/html/html';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '@/scripts/shared/folders';

const isNextUrl = (url: string | undefined) => url?.includes('/_next/') ?? false;

/** Matches the global variables in Next's inline scripts, which contain the page's data and the bundler's code. */
const globals = /self\.__next_|TURBOPACK/;

const belongsToNext = ({ name, attributes, text, isEmpty }: PageElement) =>
  (name === 'link' && isNextUrl(attributes.get('href')) && attributes.get('rel') !== 'icon') ||
  (name === 'script' && (isNextUrl(attributes.get('src')) || globals.test(text))) ||
  // The placeholder for streamed metadata.
  (name === 'div' && attributes.has('hidden') && isEmpty);

/** Finds what to remove from a page: what Next added, and all styles. @throws Error when there is nothing of Next's */
export function findNext({ elements, comments }: ReturnType<typeof readPage>) {
  const fromNext = elements.filter(belongsToNext);
  const own = elements.filter((element) => !fromNext.includes(element));
  if (fromNext.length === 0) {
    throw new Error('It contains no elements from Next; run next build first.');
  }
  const links = fromNext.filter(({ attributes }) => attributes.get('rel') === 'stylesheet');
  const styles = own.filter(({ name }) => name === 'style');
  return {
    places: [...fromNext, ...styles, ...comments],
    own: own.filter((element) => !styles.includes(element)),
    styleSheets: links.map(({ attributes }) => attributes.get('href') ?? ''),
    styles: styles.map(({ text }) => text).join('\n'),
  };
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

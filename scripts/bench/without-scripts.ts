import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPages } from '../export/find-pages';
import { readPage, without, type PageElement } from '../export/html';

/** Scripts, and the policy, which names their hashes. */
const isScriptOrPolicy = ({ name, attributes }: PageElement) =>
  name === 'script' || attributes.has('http-equiv');

/**
 * Copies an export and takes every script out of its pages: what the pages
 * would be like as plain HTML, the limit that the site is measured against.
 */
export async function copyWithoutScripts(directory: string, copy: string): Promise<void> {
  await cp(directory, copy, { recursive: true });
  for (const page of await findPages(copy, 'public')) {
    const file = path.join(copy, page);
    const html = await readFile(file, 'utf8');
    await writeFile(file, without(html, readPage(html).elements.filter(isScriptOrPolicy)));
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../folders';

/**
 * Text of the site's pages by their path, relative to the export, without the owner's HTML files of
 * the public folder.
 *
 * @throws Error with a sentence when there are none
 */
export async function readPages() {
  const files = filesBelow(EXPORT_FOLDER).filter(
    (file) => file.endsWith('.html') && !existsSync(path.join(PUBLIC_FOLDER, file)),
  );
  if (files.length === 0) {
    throw new Error(`There are no pages in ${EXPORT_FOLDER}/. Run next build first.`);
  }
  const pages = files.map(
    async (file) => [file, await readFile(path.join(EXPORT_FOLDER, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(pages));
}

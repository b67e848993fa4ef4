import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below';

/**
 * Text of the site's pages by their path, relative to the export, without the owner's HTML files of
 * the public folder.
 *
 * @throws Error with a sentence when there are none
 */
export async function readPages(directory: string, publicFolder: string) {
  const foreign = filesBelow(publicFolder);
  const files = filesBelow(directory).filter(
    (file) => file.endsWith('.html') && !foreign.includes(file),
  );
  if (files.length === 0) {
    throw new Error(`There are no pages in ${directory}/. Run next build first.`);
  }
  const pages = files.map(
    async (file) => [file, await readFile(path.join(directory, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(pages));
}

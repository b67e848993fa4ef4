import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Paths of the HTML files in a folder, relative to it and with slashes; none if there is no such folder. */
async function htmlFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Paths of the site's pages, relative to the export, without the owner's HTML files of the public
 * folder.
 *
 * @throws Error with a sentence when there are none
 */
export async function findPages(directory: string, publicFolder: string): Promise<string[]> {
  const foreign = await htmlFiles(publicFolder);
  const pages = (await htmlFiles(directory)).filter((file) => !foreign.includes(file));
  if (pages.length > 0) return pages;
  throw new Error(`There are no pages in ${directory}/. Run next build first.`);
}

/** Text of the pages by their path. @throws Error likewise */
export async function readPages(directory: string, publicFolder: string) {
  const pages = (await findPages(directory, publicFolder)).map(
    async (file) => [file, await readFile(path.join(directory, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(pages));
}

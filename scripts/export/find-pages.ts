import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** HTML files of a folder, as paths from it with slashes; no folder has none. */
async function htmlFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * The site's own pages in an export, as paths from its folder. HTML that the owner has laid into
 * `public/`, such as a search engine's proof of ownership, is a file to serve and no page.
 *
 * @param directory the export
 * @param publicFolder what was copied into it
 * @throws Error with a sentence when there are none
 */
export async function findPages(directory: string, publicFolder: string): Promise<string[]> {
  const foreign = new Set(await htmlFiles(publicFolder));
  const html = await htmlFiles(directory);
  const pages = html.filter((file) => !foreign.has(file));
  if (pages.length > 0) return pages;
  throw new Error(`There are no pages in ${directory}/. Run next build first.`);
}

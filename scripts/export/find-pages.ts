import { readdir } from 'node:fs/promises';

/**
 * HTML files of an export, as paths from its folder.
 *
 * @throws Error with a sentence when there are none
 */
export async function findPages(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  if (pages.length > 0) return pages;
  throw new Error(`There are no pages in ${directory}/. Run next build first.`);
}

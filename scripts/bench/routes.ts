import { findPages } from '../export/find-pages';

/** Copies of the page that is shown for unknown addresses. */
const copies = ['404.html', '404/index.html', '_not-found/index.html'];

/** Addresses of an export's pages, from its home. */
export async function benchRoutes(directory: string): Promise<string[]> {
  const pages = await findPages(directory);
  return pages
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !copies.includes(page))
    .map((page) => `/${page.replace(/index\.html$/, '')}`);
}

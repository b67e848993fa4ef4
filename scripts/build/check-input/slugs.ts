import { existsSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { type ResultPage } from '@/lib/content/result-pages';
import { DOWNLOADS_FOLDER, routes } from '@/lib/site/routes';

/** Names that no slug may have, in lower case. Other pages, folders and the account service use these names. */
const taken = [
  ...Object.values(routes).map((route) => route.split('/')[1]?.toLowerCase()),
  ...['acc', '404', ISLANDS_FOLDER, path.basename(DOWNLOADS_FOLDER)],
];

/**
 * Checks the addresses of the result pages.
 *
 * @throws Error with a Russian sentence when a slug cannot be an address or is already used
 */
export function checkSlugs(pages: readonly Pick<ResultPage, 'slug'>[]): void {
  const names = new Set(taken);
  for (const { slug } of pages) {
    const where = `lib/content/result-pages.ts, slug «${slug}»`;
    if (!/^[\w-]+$/.test(slug)) {
      throw new Error(`${where}: нужны латинские буквы и цифры, например nameSuccess.`);
    }
    // Slugs are compared in lower case, because file names on Windows and macOS are case-insensitive.
    const name = slug.toLowerCase();
    if (names.has(name) || existsSync(`${PUBLIC_FOLDER}/${slug}`)) {
      throw new Error(
        `${where}: такой адрес на сайте уже есть; дайте странице другой, например nameSuccess.`,
      );
    }
    names.add(name);
  }
}

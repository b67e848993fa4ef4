import { existsSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { type ResultPage } from '@/lib/content/result-pages';
import { DOWNLOADS_FOLDER, routes } from '@/lib/site/routes';

/** First parts of addresses that are taken although no page has them. */
const reserved = ['acc', '404', ISLANDS_FOLDER, path.basename(DOWNLOADS_FOLDER)];

const taken = [...reserved, ...Object.values(routes).map((route) => route.split('/')[1])].map(
  (name) => name?.toLowerCase(),
);

/**
 * Checks the addresses of the result pages.
 *
 * @throws Error with a Russian sentence when a slug cannot be an address or is already used
 */
export function checkSlugs(pages: readonly Pick<ResultPage, 'slug'>[]): void {
  const slugs = pages.map(({ slug }) => slug.toLowerCase());
  for (const [index, { slug }] of pages.entries()) {
    const refuse = (problem: string) => {
      throw new Error(`lib/content/result-pages.ts, slug «${slug}»: ${problem}.`);
    };
    if (!/^[\w-]+$/.test(slug)) refuse('нужны латинские буквы и цифры, например nameSuccess');
    // File names on Windows and macOS are case-insensitive.
    const name = slug.toLowerCase();
    if (
      taken.includes(name) ||
      slugs.indexOf(name) < index ||
      existsSync(`${PUBLIC_FOLDER}/${slug}`)
    ) {
      refuse('такой адрес на сайте уже есть; дайте странице другой, например nameSuccess');
    }
  }
}

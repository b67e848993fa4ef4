import { existsSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS_FOLDER, routes } from '@/lib/site/routes';
import { ISLANDS_FOLDER, PUBLIC_FOLDER } from '@/scripts/shared/folders';

/** Names that no page of the owner may have, in lower case. Other pages, folders and the account service use them. */
const taken = [
  ...Object.values(routes).map((route) => route.split('/')[1]?.toLowerCase()),
  ...['acc', '404', 'index', ISLANDS_FOLDER, path.basename(DOWNLOADS_FOLDER)],
];

export interface NamedPage {
  readonly slug: string;
  readonly where: string;
}

/** Checks the addresses of pages. @throws Error in Russian when an address is not usable or taken */
export function checkAddresses(pages: readonly NamedPage[]): void {
  const names = new Set(taken);
  for (const { slug, where } of pages) {
    if (!/^[\w-]+$/.test(slug)) {
      throw new Error(`${where}: нужны латинские буквы и цифры, например nameSuccess.`);
    }
    // Addresses are compared in lower case, because file names on Windows and macOS are case-insensitive.
    const name = slug.toLowerCase();
    if (names.has(name) || existsSync(`${PUBLIC_FOLDER}/${slug}`)) {
      throw new Error(`${where}: адрес /${slug}/ на сайте уже занят; дайте странице другой.`);
    }
    names.add(name);
  }
}

import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownIconPaths } from '@/lib/logo/own-icon';
import { filesIn } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { type Site } from '@/lib/site/parse';
import { CHANGES_FEED, routes } from '@/lib/site/routes';
import { filesBelow, PUBLIC_FOLDER } from '@/scripts/shared/folders';

/** Files and folders of the site whose names hosts, browsers or pages know. */
const names = [
  ...['404.html', 'index.html', 'favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'og.jpg'],
  ...['robots.txt', 'sitemap.xml', 'licenses.txt', 'store-qr.svg', '_headers', '.htaccess'],
  ...[CHANGES_FEED.slice(1), 'islands', 'screens', 'downloads'],
  ...Object.values(routes).flatMap((route) => route.split('/')[1] || []),
];

const WORDS = path.resolve(__dirname, '../../../lib/words');

/** Each module reads and checks the file of words of its name when it is imported. */
export const wordModules = readdirSync(WORDS).map((name) => path.join(WORDS, name));

/** What the site reads in lib/content, the longest names first. */
const contents = [
  ...['site.json', ...wordModules.map((file) => `${path.parse(file).name}.json`)],
  ...['badges', 'pages', 'screenshots', ...ownIconPaths.map((file) => path.basename(file))],
].sort((a, b) => b.length - a.length);

/** Checks the addresses of the owner's pages. @throws Error in Russian when an address is not usable or taken */
export function checkAddresses(
  pages: readonly { readonly slug: string; readonly where: string }[],
  { accounts }: Pick<Site, 'accounts'>,
): void {
  // Addresses are compared in lower case, because file names on Windows and macOS are case-insensitive.
  const taken = new Set(names.map((name) => name.replace('.html', '').toLowerCase()));
  // The account service answers at /acc/, and Apache has its own pictures at /icons/.
  taken.add('acc').add('icons');
  if (!accounts) taken.delete(routes.deletion.replaceAll('/', '').toLowerCase());
  for (const { slug, where } of pages) {
    if (taken.has(slug.toLowerCase()) || existsSync(`${PUBLIC_FOLDER}/${slug}`)) {
      throw new Error(`${where}: адрес /${slug}/ на сайте уже занят; дайте странице другой.`);
    }
    taken.add(slug.toLowerCase());
  }
}

/** Returns a name as a system that hides extensions and ignores case would show it: `OG.jpg.jpg` → `og.jpg`. */
const asShown = (name: string) => name.toLowerCase().replace(/(\.\w+)\1$/, '$1');

/** Checks names that work on the owner's computer, but not on the host. @throws Error in Russian that names the file */
export function checkFileNames(): void {
  for (const [folder, known, found] of [
    [PUBLIC_FOLDER, names, filesBelow(PUBLIC_FOLDER)],
    [CONTENT_FOLDER, contents, filesIn(CONTENT_FOLDER)],
  ] as const) {
    for (const name of found) {
      // A known name may be a folder's: with the slash, `Downloads/a.exe` begins as `downloads/` does.
      const meant = known.find((own) => `${asShown(name)}/`.startsWith(`${own.toLowerCase()}/`));
      if (meant === undefined || `${name}/`.startsWith(`${meant}/`)) continue;
      throw new Error(
        `${folder}/${name}: на сайте такое имя не сработает; переименуйте в ${folder}/${meant}.`,
      );
    }
  }
  // Next copies a file with its mode, and then writes its own in the same place.
  for (const name of filesBelow(PUBLIC_FOLDER)) {
    if (names.includes(name)) accessSync(`${PUBLIC_FOLDER}/${name}`, constants.W_OK);
  }
  for (const name of filesIn(CONTENT_FOLDER)) {
    // `home.ts` and `deletion-form (1).json` begin as a file that the site reads. Other files may be notes.
    const near = contents.find((own) => name.toLowerCase().startsWith(path.parse(own).name));
    if (contents.includes(name) || (!near && !/\.(json|ts)$/i.test(name))) continue;
    throw new Error(
      `${CONTENT_FOLDER}/${name}: этого файла сайт не читает${near ? `, а читает ${near}` : ''}; перенесите нужное и удалите его.`,
    );
  }
}

import { ownIconPaths } from '@/lib/logo/own-icon';
import { files, routes } from '@/lib/site/routes';
import { filesBelow, filesIn } from '@/scripts/shared/files-below';
import { PUBLIC_FOLDER } from '@/scripts/shared/folders';

/** Files and folders of the site with names that hosts and browsers know. */
const names = [
  ...['404.html', 'index.html', 'favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'og.jpg'],
  ...['robots.txt', 'sitemap.xml', 'licenses.txt', 'store-qr.svg', '_headers', '.htaccess'],
  ...[files.changesFeed.slice(1), 'islands', 'screens', 'downloads'],
  ...Object.values(routes).flatMap((route) => route.split('/')[1] || []),
].map((name) => `${PUBLIC_FOLDER}/${name}`);

/** Returns a name as a system that hides extensions and ignores case would show it: `OG.jpg.jpg` → `og.jpg`. */
const asShown = (name: string) => name.toLowerCase().replace(/(\.\w+)\1$/, '$1');

/**
 * Checks the names of the owner's files. A name that differs from one of the site's only in case, or by an extension
 * that Windows hides, works on the owner's computer and not on the host. @throws Error in Russian that names the file
 */
export function checkFileNames(): void {
  const inPublic = filesBelow(PUBLIC_FOLDER).map((file) => `${PUBLIC_FOLDER}/${file}`);
  const inContent = filesIn('lib/content').map((file) => `lib/content/${file}`);
  const known = [...names, ...ownIconPaths];
  for (const file of [...inPublic, ...inContent]) {
    const meant = known.find(
      (name) =>
        asShown(file) === name.toLowerCase() ||
        file.toLowerCase().startsWith(`${name.toLowerCase()}/`),
    );
    if (meant === undefined || file === meant || file.startsWith(`${meant}/`)) continue;
    throw new Error(`${file}: на сайте такое имя не сработает; переименуйте в ${meant}.`);
  }
}

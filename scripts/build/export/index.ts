import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeOtherScreenshots } from '../../owner/screenshots/record';
import { EXPORT_FOLDER, HOSTING_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { readSettings } from '../../shared/read-settings';
import { runCommand } from '../../shared/run-command';
import { hostFiles } from '../hosts';
import { htaccess } from '../hosts/apache';
import { shownScreenshots } from '../shown-screenshots';
import { bundleIslands } from './bundle-islands';
import { readPages } from './find-pages';
import { finishPage, type PageContext } from './finish-page';
import { licensesText } from './licenses';
import { placeOwnFiles } from './own-files';
import { removeNextFiles } from './remove-next';
import { readProduct } from '@/lib/product/read';
import { PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { absoluteUrl } from '@/lib/urls/site-urls';
import { ASSET_LINKS, assetLinks } from '@/lib/well-known/asset-links';
import { SECURITY_TXT, securityTxt } from '@/lib/well-known/security-txt';

/** Third stage of `npm run build`: turns the output of `next build` into the finished export. */
runCommand(async () => {
  const settings = readSettings();
  const { basePath, apiUrl, homeUrl, staging } = settings;

  // 1. Bundle the code of the islands and the loader.
  const code = await bundleIslands(EXPORT_FOLDER);

  // 2. Finish every page: remove Next's runtime, add the page's CSS, the loader and the Content-Security-Policy.
  const context: PageContext = {
    code,
    basePath,
    apiUrl,
    readAsset: (url) => readFile(path.join(EXPORT_FOLDER, url.slice(basePath.length)), 'utf8'),
  };
  const pages = readPages();
  if (pages.size === 0) {
    throw new Error(`There are no pages in ${EXPORT_FOLDER}/. Run next build first.`);
  }
  for (const [page, html] of pages) {
    const file = path.join(EXPORT_FOLDER, page);
    const finished = await finishPage(html, context).catch((error: Error) => {
      throw new Error(`${file} cannot be finished. ${error.message}`, { cause: error });
    });
    await writeFile(file, finished);
  }

  // 3. Remove the files that only Next's runtime loads.
  await removeNextFiles();

  // 4. Write the licences of the packages whose code is part of the site. No page links to this file.
  await writeFile(path.join(EXPORT_FOLDER, 'licenses.txt'), await licensesText(code.sources));

  // 5. Write the hosts' configuration files and the well-known files. If public/ has a file with the same name,
  // the build's file goes to HOSTING_FOLDER, so that the owner can copy from it.
  await rm(HOSTING_FOLDER, { recursive: true, force: true });
  const wellKnown = [
    { folder: EXPORT_FOLDER, name: SECURITY_TXT, text: securityTxt(settings) },
    { folder: EXPORT_FOLDER, name: ASSET_LINKS, text: assetLinks(readProduct('.').app) },
  ];
  for (const { folder, name, text } of [...hostFiles(settings), ...wellKnown]) {
    const isOwn = existsSync(path.join(PUBLIC_FOLDER, name));
    const file = path.join(isOwn ? HOSTING_FOLDER : folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (text !== undefined) await writeFile(file, text);
  }

  // 6. Copy the owner's files over the build's files with the same names, and remove screenshots that no page
  // shows. Two files keep the build's lines above the owner's: .htaccess, because a later line wins, and
  // robots.txt, because `Sitemap` may be anywhere (RFC 9309, 2.2.4). A trial deployment has no sitemap.
  const above = {
    '.htaccess': htaccess(settings),
    ...(!staging && { 'robots.txt': `Sitemap: ${absoluteUrl(homeUrl, '/sitemap.xml')}\n` }),
  };
  const said = await placeOwnFiles(PUBLIC_FOLDER, EXPORT_FOLDER, HOSTING_FOLDER, above);
  for (const sentence of said) console.log(sentence);
  const pictures = path.join(EXPORT_FOLDER, path.basename(PUBLISHED_FOLDER));
  removeOtherScreenshots(pictures, shownScreenshots(readProduct('.')));

  console.log(
    `Готово, страниц: ${readPages().size}. Сайт — в ${EXPORT_FOLDER}/, настройки для веб-серверов — в ${HOSTING_FOLDER}/.`,
  );
  return 0;
});

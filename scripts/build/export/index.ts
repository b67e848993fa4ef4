import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../hosts';
import { bundleIslands } from './bundle-islands';
import { finishPage, type PageContext } from './finish-page';
import { licensesText } from './licenses';
import { placeOwnFiles } from './own-files';
import { removeNextFiles } from './remove-next';
import { pictureFiles } from '@/lib/screenshots/picture-files';
import { publishedPicture } from '@/lib/screenshots/published';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { readSite } from '@/lib/site/parse';
import { badgeFiles } from '@/lib/stores/badges';
import { absoluteUrl } from '@/lib/urls/site-urls';
import {
  EXPORT_FOLDER,
  HOSTING_FOLDER,
  PUBLIC_FOLDER,
  exportedPages,
} from '@/scripts/shared/folders';

/** Turns the output of `next build` into the finished export. */
export async function finishExport(): Promise<void> {
  const site = readSite('.');
  const { basePath, homeUrl, isPreview } = site;

  // 1. Bundle the code of the islands and the loader.
  const code = await bundleIslands(EXPORT_FOLDER);

  // 2. Finish every page: remove Next's runtime, add the page's CSS, the loader and the Content-Security-Policy.
  const context: PageContext = {
    code,
    basePath,
    service: site.accounts?.service ?? '',
    readAsset: (url) => readFile(path.join(EXPORT_FOLDER, url.slice(basePath.length)), 'utf8'),
  };
  for (const [page, html] of exportedPages()) {
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

  // 5. Write the hosts' configuration files.
  await rm(HOSTING_FOLDER, { recursive: true, force: true });
  await mkdir(HOSTING_FOLDER, { recursive: true });
  const rules = hostFiles(basePath, site);
  for (const { folder, name, text } of rules) await writeFile(path.join(folder, name), text);

  // 6. Copy the pictures of the screenshots that the site shows, and the stores' badges.
  const pictures = shownScreenshots(site).flatMap(pictureFiles);
  for (const name of [...pictures.map((one) => one.name), ...badgeFiles()]) {
    await cp(publishedPicture(name), path.join(EXPORT_FOLDER, 'screens', name));
  }

  // 7. Copy the owner's files over the build's files with the same names. Two files keep the build's lines above the
  // owner's: .htaccess, because a later line wins, and robots.txt, because `Sitemap` may be anywhere (RFC 9309).
  const htaccess = rules.find(({ name }) => name === '.htaccess');
  const said = await placeOwnFiles(PUBLIC_FOLDER, EXPORT_FOLDER, {
    '.htaccess': htaccess?.text ?? '',
    ...(!isPreview && { 'robots.txt': `Sitemap: ${absoluteUrl(homeUrl, '/sitemap.xml')}\n` }),
  });
  for (const sentence of said) console.log(sentence);

  console.log(
    `Готово, страниц: ${exportedPages().size}. Сайт — в ${EXPORT_FOLDER}/, настройки для веб-серверов — в ${HOSTING_FOLDER}/.`,
  );
}

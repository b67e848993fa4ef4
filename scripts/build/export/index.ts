import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../hosts';
import { bundleIslands } from './bundle-islands';
import { finishPage, type PageContext } from './finish-page';
import { licensesText } from './licenses';
import { placeOwnFiles } from './own-files';
import { removeNextFiles } from './remove-next';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { pictureFiles } from '@/lib/screenshots/picture-files';
import { publishedPicture } from '@/lib/screenshots/published';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { previewNotice, readSite } from '@/lib/site/parse';
import { badgeFiles } from '@/lib/stores/badges';
import {
  EXPORT_FOLDER,
  HOSTING_FOLDER,
  PUBLIC_FOLDER,
  exportedPages,
  filesBelow,
} from '@/scripts/shared/folders';

/** Lets every user of a host read the export, whatever the umask is and whichever modes the copied files have. */
async function openToServers(): Promise<void> {
  await chmod(EXPORT_FOLDER, 0o755);
  for (const entry of await readdir(EXPORT_FOLDER, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Turns the output of `next build` into the finished export. */
export async function finishExport(): Promise<void> {
  // Next's copies of read-only files would be read-only, too.
  await openToServers();
  const site = readSite('.');
  const { basePath, homeUrl, isPreview } = site;
  const code = await bundleIslands(EXPORT_FOLDER, basePath);
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

  await removeNextFiles();

  // No page links to this file.
  await writeFile(path.join(EXPORT_FOLDER, 'licenses.txt'), await licensesText(code.sources));

  await mkdir(HOSTING_FOLDER, { recursive: true });
  const rules = hostFiles(basePath, filesBelow(EXPORT_FOLDER), site);
  for (const { folder, name, text } of rules) await writeFile(path.join(folder, name), text);

  const pictures = shownScreenshots(site).flatMap(pictureFiles);
  for (const name of [...pictures.map((one) => one.name), ...badgeFiles()]) {
    await cp(publishedPicture(name), path.join(EXPORT_FOLDER, 'screens', name));
  }

  // Two files keep the build's lines above the owner's: .htaccess, because a later line wins, and robots.txt, because
  // `Sitemap` may be anywhere (RFC 9309).
  const htaccess = rules.find(({ name }) => name === '.htaccess');
  const said = await placeOwnFiles(PUBLIC_FOLDER, EXPORT_FOLDER, {
    '.htaccess': htaccess?.text ?? '',
    ...(!isPreview && { 'robots.txt': `Sitemap: ${absoluteUrl(homeUrl, '/sitemap.xml')}\n` }),
  });
  await openToServers();
  for (const sentence of said) console.log(sentence);

  console.log(
    `Готово, страниц: ${exportedPages().size}. Сайт — в ${EXPORT_FOLDER}/, настройки для веб-серверов — в ${HOSTING_FOLDER}/.`,
  );
  if (isPreview) console.log(previewNotice(site));
}

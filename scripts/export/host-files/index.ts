import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../folders';
import {
  azureConfig,
  firebaseConfig,
  underscoreHeaders,
  vercelConfig,
  wranglerConfig,
} from './static-hosts';
import { htaccess, nginxConf } from './web-servers';
import { assetLinks, buildDay, securityTxt } from './well-known';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/**
 * Writes the files from which hosts read their headers, security.txt, and assetlinks.json where there
 * is an app.
 *
 * @param epoch text of SOURCE_DATE_EPOCH
 * @throws Error with a sentence when it is wrong
 */
export async function writeHostFiles(
  { basePath, homeUrl, supportEmail, hsts }: Settings,
  app: Product['app'],
  epoch: string | undefined,
): Promise<void> {
  const day = buildDay(epoch, Date.now());
  const files: Readonly<Record<string, string | undefined>> = {
    [`${EXPORT_FOLDER}/_headers`]: underscoreHeaders(basePath, hsts),
    [`${EXPORT_FOLDER}/.htaccess`]: htaccess(basePath, hsts),
    [`${EXPORT_FOLDER}/staticwebapp.config.json`]: azureConfig(basePath, hsts),
    [`${EXPORT_FOLDER}/vercel.json`]: vercelConfig(basePath, hsts),
    [`${EXPORT_FOLDER}/firebase.json`]: firebaseConfig(basePath, hsts),
    // GitHub Pages would drop the folder .well-known otherwise.
    [`${EXPORT_FOLDER}/.nojekyll`]: '',
    [`${EXPORT_FOLDER}/.well-known/security.txt`]: securityTxt(supportEmail, day),
    [`${EXPORT_FOLDER}/.well-known/assetlinks.json`]: assetLinks(app),
    [`${HOSTING_FOLDER}/nginx.conf`]: nginxConf(basePath, hsts),
    [`${HOSTING_FOLDER}/wrangler.jsonc`]: wranglerConfig(
      homeUrl,
      path.relative(HOSTING_FOLDER, EXPORT_FOLDER),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

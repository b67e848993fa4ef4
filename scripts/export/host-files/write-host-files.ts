import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assetLinks } from './asset-links';
import { azureConfig } from './azure-config';
import { firebaseConfig } from './firebase-config';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx-conf';
import { buildDay, securityTxt } from './security-txt';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel-config';
import { wranglerConfig } from './wrangler-config';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

export interface HostFilesOptions {
  readonly settings: Pick<Settings, 'basePath' | 'homeUrl' | 'supportEmail'>;
  readonly app: Product['app'];
  /** Folder of the export. */
  readonly directory: string;
  /** Folder for what belongs to the server and not among the site's files. */
  readonly serverDirectory: string;
  /** Text of SOURCE_DATE_EPOCH. */
  readonly epoch: string | undefined;
}

/**
 * Writes what the hosts read their headers from, security.txt, and assetlinks.json where there is an app.
 *
 * @throws Error with a sentence when SOURCE_DATE_EPOCH is wrong
 */
export async function writeHostFiles(options: HostFilesOptions): Promise<void> {
  const { settings, app, directory, serverDirectory, epoch } = options;
  const { basePath, homeUrl, supportEmail } = settings;
  const files: [folder: string, name: string, text: string][] = [
    [directory, '_headers', underscoreHeaders(basePath)],
    [directory, '.htaccess', htaccess(basePath)],
    [directory, 'staticwebapp.config.json', azureConfig(basePath)],
    [directory, 'vercel.json', vercelConfig(basePath)],
    [directory, 'firebase.json', firebaseConfig(basePath)],
    // GitHub Pages would drop the folder .well-known otherwise.
    [directory, '.nojekyll', ''],
    [directory, '.well-known/security.txt', securityTxt(supportEmail, buildDay(epoch, Date.now()))],
    [serverDirectory, 'nginx.conf', nginxConf(basePath)],
    [
      serverDirectory,
      'wrangler.jsonc',
      wranglerConfig(homeUrl, path.relative(serverDirectory, directory)),
    ],
  ];
  const links = assetLinks(app);
  if (links) files.push([directory, '.well-known/assetlinks.json', links]);
  for (const [folder, name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

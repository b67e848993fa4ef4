import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../folders';
import { apacheConf, htaccess } from './apache';
import { azureConfig } from './azure';
import { caddyConf } from './caddy';
import { firebaseConfig } from './firebase';
import { netlifyRedirects } from './netlify-redirects';
import { nginxConf } from './nginx';
import { displacedSentences, type MakeHostFile } from './own-file';
import { robotsTxt } from './robots';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel';
import { ASSET_LINKS, assetLinks, SECURITY_TXT, securityTxt } from './well-known';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** By folder and path in it; servers, and hosts that look elsewhere, have theirs beside the export. */
const makers: Readonly<Record<string, Readonly<Record<string, MakeHostFile>>>> = {
  [EXPORT_FOLDER]: {
    _headers: underscoreHeaders,
    '.htaccess': htaccess,
    'staticwebapp.config.json': azureConfig,
    'vercel.json': vercelConfig,
    'firebase.json': firebaseConfig,
    'robots.txt': robotsTxt,
    // Otherwise GitHub Pages leaves out the folder .well-known.
    '.nojekyll': (_, own) => ({ content: own ?? '' }),
    [SECURITY_TXT]: securityTxt,
    [ASSET_LINKS]: assetLinks,
  },
  [HOSTING_FOLDER]: {
    'nginx.conf': nginxConf,
    'apache.conf': apacheConf,
    'caddy.conf': caddyConf,
    'wrangler.jsonc': wranglerConfig,
    [WORKER_FILE]: workerCode,
    _redirects: netlifyRedirects,
  },
};

/**
 * The files from which hosts read their rules, joined with the owner's files of the same names, and
 * what is to be said of them.
 *
 * @param readOwn content of the owner's file of that name; undefined if there is none
 * @throws Error with a Russian sentence when a file of the owner's cannot be read
 */
export const hostFiles = (
  settings: Settings,
  app: Product['app'],
  readOwn: (name: string) => Buffer | undefined,
) =>
  Object.entries(makers).flatMap(([folder, files]) =>
    Object.entries(files).flatMap(([name, make]) => {
      const file = make({ ...settings, app }, readOwn(name));
      if (!file) return [];
      return { folder, name, content: file.content, sentences: displacedSentences(name, file) };
    }),
  );

/** Writes the files, each in its place. */
export async function writeHostFiles(files: ReturnType<typeof hostFiles>): Promise<void> {
  await rm(HOSTING_FOLDER, { recursive: true, force: true });
  for (const { folder, name, content } of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

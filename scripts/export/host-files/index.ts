import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../folders';
import { apacheConf, htaccess } from './apache';
import { caddyConf } from './caddy';
import { type MakeHostFile, type Site } from './host-file';
import { netlifyRedirects } from './netlify-redirects';
import { nginxConf } from './nginx';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel';
import { ASSET_LINKS, assetLinks, SECURITY_TXT, securityTxt } from './well-known';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { absoluteUrl } from '@/lib/urls/site-urls';

/** By folder and path in it; servers, and hosts that look elsewhere, have theirs beside the export. */
const makers: Readonly<Record<string, Readonly<Record<string, MakeHostFile>>>> = {
  [EXPORT_FOLDER]: {
    _headers: underscoreHeaders,
    '.htaccess': htaccess,
    'vercel.json': vercelConfig,
    // Otherwise GitHub Pages leaves out the folder .well-known.
    '.nojekyll': () => '',
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

/** The files from which hosts read their rules, and those that programs look for at every site. */
export const hostFiles = (site: Site) =>
  Object.entries(makers).flatMap(([folder, files]) =>
    Object.entries(files).flatMap(([name, make]) => {
      const text = make(site);
      return text === undefined ? [] : { folder, name, text };
    }),
  );

/**
 * What stands above the owner's lines in files that both may fill: of Apache's lines the later one
 * counts, and `Sitemap` may stand anywhere (RFC 9309, 2.2.4). A trial has no sitemap.
 */
export const aboveOwnLines = (site: Site): Readonly<Record<string, string>> => ({
  '.htaccess': htaccess(site),
  ...(!site.staging && {
    'robots.txt': `Sitemap: ${absoluteUrl(site.homeUrl, '/sitemap.xml')}\n`,
  }),
});

/** Writes the files, each in its place. */
export async function writeHostFiles(site: Site): Promise<void> {
  await rm(HOSTING_FOLDER, { recursive: true, force: true });
  for (const { folder, name, text } of hostFiles(site)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

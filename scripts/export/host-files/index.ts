import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../folders';
import { apacheConf, htaccess } from './apache';
import { azureConfig } from './azure';
import { caddyConf } from './caddy';
import { firebaseConfig } from './firebase';
import { netlifyRedirects } from './netlify-redirects';
import { nginxConf } from './nginx';
import { displacedSentence, type HostFile } from './own-file';
import { robotsTxt } from './robots';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel';
import { ASSET_LINKS, assetLinks, SECURITY_TXT, securityTxt } from './well-known';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** Content of the owner's file of that name; undefined if there is none. */
export type ReadOwn = (name: string) => Buffer | undefined;

/**
 * The files from which hosts read their rules, joined with the owner's files of the same names.
 * Those inside of the export are keyed by their path in it; those outside, for servers and hosts
 * that look elsewhere, by their name in `hosting`.
 *
 * @throws Error with a Russian sentence when a file of the owner's cannot be read
 */
export function hostFiles(settings: Settings, app: Product['app'], readOwn: ReadOwn) {
  const now = settings.sourceDate === undefined ? Date.now() : settings.sourceDate * 1000;
  const exported: Record<string, HostFile | undefined> = {
    _headers: underscoreHeaders(settings, readOwn('_headers')),
    '.htaccess': htaccess(settings, readOwn('.htaccess')),
    'staticwebapp.config.json': azureConfig(settings, readOwn('staticwebapp.config.json')),
    'vercel.json': vercelConfig(settings, readOwn('vercel.json')),
    'firebase.json': firebaseConfig(settings, readOwn('firebase.json')),
    'robots.txt': robotsTxt(settings, readOwn('robots.txt')),
    // Otherwise GitHub Pages leaves out the folder .well-known.
    '.nojekyll': { content: readOwn('.nojekyll') ?? '', displaced: [] },
    [SECURITY_TXT]: securityTxt(settings.supportEmail, now, readOwn(SECURITY_TXT)),
    [ASSET_LINKS]: assetLinks(app, readOwn(ASSET_LINKS)),
  };
  const redirects = netlifyRedirects(settings, readOwn('_redirects'));
  const hosting: Record<string, string | Buffer | undefined> = {
    'nginx.conf': nginxConf(settings),
    'apache.conf': apacheConf(settings),
    'caddy.conf': caddyConf(settings),
    'wrangler.jsonc': wranglerConfig(settings, path.relative(HOSTING_FOLDER, EXPORT_FOLDER)),
    [WORKER_FILE]: workerCode(settings),
    _redirects: redirects?.content,
  };
  const displaced = Object.entries({ ...exported, _redirects: redirects }).flatMap(
    ([name, file]) => (file && displacedSentence(name, file)) ?? [],
  );
  return { exported, hosting, displaced };
}

/** Writes the files, each in its place. */
export async function writeHostFiles({
  exported,
  hosting,
}: ReturnType<typeof hostFiles>): Promise<void> {
  await rm(HOSTING_FOLDER, { recursive: true, force: true });
  const files = [
    ...Object.entries(exported).map(
      ([name, file]) => [EXPORT_FOLDER, name, file?.content] as const,
    ),
    ...Object.entries(hosting).map(([name, content]) => [HOSTING_FOLDER, name, content] as const),
  ];
  for (const [folder, name, content] of files) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

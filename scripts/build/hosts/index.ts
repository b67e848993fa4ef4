import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../shared/folders';
import { apacheConf, htaccess } from './apache';
import { caddyConf } from './caddy';
import { netlifyRedirects } from './netlify-redirects';
import { nginxConf } from './nginx';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { type Settings } from '@/lib/settings/parse';

/** Returns the text of a file; undefined if the site does not need the file. */
type MakeHostFile = (settings: Settings) => string | undefined;

/** Functions by the folder and name of their file. Files that a host does not read from the export are in HOSTING_FOLDER. */
const makers: Readonly<Record<string, Readonly<Record<string, MakeHostFile>>>> = {
  [EXPORT_FOLDER]: {
    _headers: underscoreHeaders,
    '.htaccess': htaccess,
    'vercel.json': vercelConfig,
    // Without this file GitHub Pages does not publish the folder .well-known.
    '.nojekyll': () => '',
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

/** Returns the configuration files for all hosts. */
export const hostFiles = (settings: Settings) =>
  Object.entries(makers).flatMap(([folder, files]) =>
    Object.entries(files).flatMap(([name, make]) => {
      const text = make(settings);
      return text === undefined ? [] : { folder, name, text };
    }),
  );

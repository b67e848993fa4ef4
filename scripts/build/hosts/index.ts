import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../shared/folders';
import { apacheConf, htaccess } from './apache';
import { caddyConf } from './caddy';
import { netlifyRedirects } from './netlify-redirects';
import { nginxConf } from './nginx';
import { underscoreHeaders } from './underscore-headers';
import { vercelConfig } from './vercel';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { type Settings } from '@/lib/settings/parse';

/** Makes the text of a file; undefined when the site needs no such file. */
type MakeHostFile = (settings: Settings) => string | undefined;

/** By folder and name; servers, and hosts that look elsewhere, have theirs beside the export. */
const makers: Readonly<Record<string, Readonly<Record<string, MakeHostFile>>>> = {
  [EXPORT_FOLDER]: {
    _headers: underscoreHeaders,
    '.htaccess': htaccess,
    'vercel.json': vercelConfig,
    // Otherwise GitHub Pages leaves out the folder .well-known.
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

/** The files from which hosts read their rules. */
export const hostFiles = (settings: Settings) =>
  Object.entries(makers).flatMap(([folder, files]) =>
    Object.entries(files).flatMap(([name, make]) => {
      const text = make(settings);
      return text === undefined ? [] : { folder, name, text };
    }),
  );

import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../shared/folders';
import { apacheConf, htaccess } from './apache';
import { caddyConf } from './caddy';
import { netlifyRedirects, underscoreHeaders } from './netlify';
import { nginxConf } from './nginx';
import { vercelConfig } from './vercel';
import { WORKER_FILE, workerCode, wranglerConfig } from './workers';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns the configuration files for all supported hosts. If a host does not read its file from the export, the
 * file's folder is HOSTING_FOLDER.
 */
export const hostFiles = (settings: Settings) =>
  [
    { folder: EXPORT_FOLDER, name: '_headers', text: underscoreHeaders(settings) },
    { folder: EXPORT_FOLDER, name: '.htaccess', text: htaccess(settings) },
    { folder: EXPORT_FOLDER, name: 'vercel.json', text: vercelConfig(settings) },
    // Without this file GitHub Pages does not publish the folder .well-known.
    { folder: EXPORT_FOLDER, name: '.nojekyll', text: '' },
    { folder: HOSTING_FOLDER, name: 'nginx.conf', text: nginxConf(settings) },
    { folder: HOSTING_FOLDER, name: 'apache.conf', text: apacheConf(settings) },
    { folder: HOSTING_FOLDER, name: 'caddy.conf', text: caddyConf(settings) },
    { folder: HOSTING_FOLDER, name: 'wrangler.jsonc', text: wranglerConfig(settings) },
    { folder: HOSTING_FOLDER, name: WORKER_FILE, text: workerCode(settings) },
    { folder: HOSTING_FOLDER, name: '_redirects', text: netlifyRedirects(settings) },
  ].flatMap(({ text, ...place }) => (text === undefined ? [] : { ...place, text }));

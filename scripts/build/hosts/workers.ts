import path from 'node:path';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../shared/folders';
import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { jsonOf } from './text';
import { type Settings } from '@/lib/settings/parse';

/** Name of the file with the Worker's code, in the same folder as `wrangler.jsonc`. */
export const WORKER_FILE = 'worker.js';

/**
 * Returns `wrangler.jsonc` of a Cloudflare Worker that serves the export with its `_headers`. The Worker has
 * code only if it proxies the account service.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export function wranglerConfig(settings: Settings): string {
  const code = { binding: 'ASSETS', run_worker_first: [`${ACCOUNT_FOLDER}*`] };
  const hasCode = proxyTarget(settings) !== undefined;
  return jsonOf({
    // The name of a Worker has at most 63 characters: lower-case letters, digits and hyphens.
    name: new URL(settings.homeUrl).hostname
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .slice(0, 63)
      .replace(/-$/, ''),
    ...(hasCode && { main: WORKER_FILE }),
    // Version of Cloudflare's runtime. Any version works, because the code uses only basic functions.
    compatibility_date: '2026-01-01',
    assets: {
      directory: path.relative(HOSTING_FOLDER, EXPORT_FOLDER),
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
      ...(hasCode && code),
    },
  });
}

/**
 * Returns the Worker's code, which proxies ACCOUNT_FOLDER. The Worker does not follow redirects of the account
 * service; the visitor's browser does.
 */
export function workerCode(settings: Settings): string | undefined {
  const target = proxyTarget(settings);
  if (target === undefined) return undefined;
  return `export default {
  fetch(request, env) {
    const { pathname, search, host } = new URL(request.url);
    if (!pathname.startsWith('${ACCOUNT_FOLDER}')) return env.ASSETS.fetch(request);
    const passedOn = new Request('${target}' + pathname + search, request);
    passedOn.headers.set('X-Forwarded-Host', host);
    return fetch(passedOn);
  },
};
`;
}

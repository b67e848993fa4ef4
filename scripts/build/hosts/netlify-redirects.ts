import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns Netlify's file `_redirects` with the rule for the account service. The file is not in the export,
 * because Cloudflare reads files of this name, too: Pages cannot proxy to other origins, and Workers reject a
 * deployment with such a rule.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function netlifyRedirects(settings: Settings): string | undefined {
  const target = proxyTarget(settings);
  return target && textOf([`${ACCOUNT_FOLDER}*  ${target}${ACCOUNT_FOLDER}:splat  200`]);
}

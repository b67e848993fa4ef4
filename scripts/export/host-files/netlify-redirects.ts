import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { type Site, textOf } from './host-file';

/**
 * `_redirects` of Netlify with the rule for the account service. It is not in the export, because
 * Cloudflare, which reads files of the same name, does not pass requests on to other origins, and its
 * Workers refuse a deployment with such a rule.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function netlifyRedirects(site: Site): string | undefined {
  const target = proxyTarget(site);
  return target && textOf([`${ACCOUNT_FOLDER}*  ${target}${ACCOUNT_FOLDER}:splat  200`]);
}

import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { isFileHeader, patternRules } from './headers';
import { textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns `_headers` of Netlify and Cloudflare. If several rules match, Cloudflare joins their values, so the
 * rule for the whole site has no `Cache-Control`. Both hosts tell browsers to revalidate by default.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export const underscoreHeaders = (settings: Settings): string =>
  Object.entries(patternRules(settings, '*'))
    .map(([pattern, headers], index) => {
      const lasting = Object.entries(headers).filter(([name]) => index > 0 || !isFileHeader(name));
      return textOf([pattern, ...lasting.map(([name, value]) => `  ${name}: ${value}`)]);
    })
    .join('\n');

/**
 * Returns Netlify's file `_redirects` with the rule for the account service. The file is not in the export,
 * because Cloudflare also reads files with this name. Cloudflare Pages cannot proxy to other origins, and
 * Cloudflare Workers reject a deployment with such a rule.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function netlifyRedirects(settings: Settings): string | undefined {
  const target = proxyTarget(settings);
  return target && textOf([`${ACCOUNT_FOLDER}*  ${target}${ACCOUNT_FOLDER}:splat  200`]);
}

import { ACCOUNT_FOLDER, ACCOUNT_RULE, proxyTarget } from './account-proxy';
import { isForAccount } from './address-rules';
import { type HostFile, ownText, type Site, textFile } from './own-file';

/**
 * `_redirects` of Netlify with the rule for the account service; the first matching rule applies.
 * It is not in the export, because Cloudflare, which reads files of the same name, does not pass
 * requests on to other origins, and its Workers refuse a deployment with such a rule.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function netlifyRedirects(settings: Site, own?: Buffer): HostFile | undefined {
  const target = proxyTarget(settings);
  if (target === undefined) return undefined;
  const text = ownText(own);
  const isOwn = text.split('\n').some((line) => isForAccount(line.trim()));
  return isOwn
    ? textFile([text], [ACCOUNT_RULE])
    : textFile([`${ACCOUNT_FOLDER}*  ${target}${ACCOUNT_FOLDER}:splat  200`, text]);
}

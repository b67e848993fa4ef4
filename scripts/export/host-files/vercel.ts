import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { jsonOf, type Site } from './host-file';
import { patternRules } from './pattern-rules';

/**
 * `vercel.json` for the export as a project of its own. `trailingSlash` is left out if the account
 * service is passed on, because it would redirect those calls, too. No cache may keep an answer of
 * the account service, which is about one person.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig(site: Site): string {
  const target = proxyTarget(site);
  const rules = patternRules(site, '(.*)');
  if (target) rules.push([`${ACCOUNT_FOLDER}(.*)`, { 'Cache-Control': 'private, no-store' }]);
  const calls = `${ACCOUNT_FOLDER}:path*`;
  return jsonOf({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    ...(site.accountProxy === '' && { trailingSlash: true }),
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: target ? [{ source: calls, destination: target + calls }] : [],
  });
}

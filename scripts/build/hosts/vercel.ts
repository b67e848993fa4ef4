import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { patternRules } from './headers';
import { jsonOf } from './text';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns `vercel.json` for a Vercel project that consists of the export. With ACCOUNT_PROXY, the file has no
 * `trailingSlash`, because this would also redirect requests to the account service. A rule forbids caching
 * that service's answers, because each answer is about one person.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig(settings: Settings): string {
  const target = proxyTarget(settings);
  const rules = patternRules(settings, '(.*)');
  if (target) rules[`${ACCOUNT_FOLDER}(.*)`] = { 'Cache-Control': 'private, no-store' };
  const calls = `${ACCOUNT_FOLDER}:path*`;
  return jsonOf({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    ...(settings.accountProxy === '' && { trailingSlash: true }),
    headers: Object.entries(rules).map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: target ? [{ source: calls, destination: target + calls }] : [],
  });
}

import { type InlineHashes } from './inline-hashes';

/**
 * Content-Security-Policy of a page. A client navigation keeps the policy of the first page, so
 * everything but the hashes is the same on all of them. `frame-ancestors` works in a header only,
 * see headers.ts.
 *
 * What the pages fetch from their own site, pictures and the manifest, is allowed by the default:
 * `manifest-src` is a complaint on every page in WebKitGTK, which does not know it. What they have
 * no use for is forbidden by name; `child-src` stands for frames and workers (CSP Level 3).
 *
 * @param apiUrl origin of the account service; empty: the site's own
 */
export function policyText({ scripts, styles }: InlineHashes, apiUrl: string): string {
  const service = apiUrl === '' ? [] : [apiUrl];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'child-src': ["'none'"],
    'font-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'connect-src': ["'self'", ...service],
    'form-action': ["'self'", ...service],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

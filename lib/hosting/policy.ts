import { type InlineHashes } from './inline-hashes';

/**
 * Content-Security-Policy of a page. A client navigation keeps the policy of the first page, so
 * everything but the hashes is the same on all of them. `frame-ancestors` works in a header only,
 * see headers.ts.
 *
 * @param apiUrl origin of the account service; empty: the site's own
 */
export function policyText({ scripts, styles }: InlineHashes, apiUrl: string): string {
  const service = apiUrl === '' ? [] : [apiUrl];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'none'"],
    'connect-src': ["'self'", ...service],
    'form-action': ["'self'", ...service],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

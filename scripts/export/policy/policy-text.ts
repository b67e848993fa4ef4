/** What a page runs, shows and asks for. */
export interface PageNeeds {
  /** Sources of its inline scripts and styles, as a policy names them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether it sends a form, and whether that goes to the account service. */
  readonly sendsForm: boolean;
  readonly callsService: boolean;
}

/**
 * Content-Security-Policy of a page. `frame-ancestors` works in a header only,
 * see headers.ts.
 *
 * Scripts are the page's own, by hash, and the site's files, of which none but
 * the islands' are scripts. A path, to say so, needs the host's name, which a
 * trial deployment or a mirror does not have. What else a page fetches, pictures
 * and the manifest, is allowed by the default: WebKitGTK does not know
 * `manifest-src` and complains of it on every page; `child-src` stands for frames
 * and workers (CSP Level 3). A form goes where its island's
 * request goes. Trusted Types: nothing makes HTML or scripts from text.
 *
 * @param apiUrl origin of the account service; empty: the site's own
 */
export function policyText(
  { scripts, styles, sendsForm, callsService }: PageNeeds,
  apiUrl: string,
): string {
  const service = apiUrl === '' || !callsService ? [] : [apiUrl];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': styles,
    'child-src': ["'none'"],
    'font-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // Search auditors (Lighthouse) fetch robots.txt from within the page.
    'connect-src': ["'self'", ...service],
    'form-action': sendsForm ? ["'self'", ...service] : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

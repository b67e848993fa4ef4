import { readCookie } from './cookie';

/** Names of the anti-forgery cookie and header that the account service's framework uses. */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Base addresses to resolve a relative address. Two schemes, because
 * `http:path` is relative only on a page of its own scheme.
 */
const SOME_PAGES = ['http://page.invalid', 'https://page.invalid'];

/**
 * Whether an address stays on the page's origin, on every page. Uses the URL
 * parser and not a pattern: the parser removes tabs, line breaks and control
 * characters, and a pattern would have to do the same.
 */
function isRelative(url: string): boolean {
  try {
    return SOME_PAGES.every((page) => new URL(url, page).origin === page);
  } catch {
    return false;
  }
}

/**
 * Headers of a request with the anti-forgery token added where it belongs: on
 * relative addresses with a method other than GET and HEAD. An absolute
 * address never gets it, not even the site's own:
 * a token that leaves by mistake is worse than a refused request.
 *
 * @param cookies value of `document.cookie`
 */
export function requestHeaders(url: string, init: RequestInit, cookies: string): Headers {
  const headers = new Headers(init.headers);
  const method = (init.method ?? 'GET').toUpperCase();
  if (SAFE_METHODS.has(method) || !isRelative(url)) return headers;
  const token = readCookie(cookies, ANTI_FORGERY_COOKIE);
  if (token !== undefined && !headers.has(ANTI_FORGERY_HEADER)) {
    headers.set(ANTI_FORGERY_HEADER, token);
  }
  return headers;
}

/** How a request ended; only success or failure is used. */
export type RequestResult = 'success' | 'failure';

/**
 * Sends one request; every request of the site goes through here. Resolves to
 * `failure` for an error status, a broken connection and a time-out, and never
 * rejects.
 *
 * @param timeoutMs milliseconds after which the request is given up
 */
export async function request(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<RequestResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const headers = requestHeaders(url, init, document.cookie);
    const response = await fetch(url, { ...init, headers, signal: controller.signal });
    return response.ok ? 'success' : 'failure';
  } catch {
    return 'failure';
  } finally {
    clearTimeout(timer);
  }
}

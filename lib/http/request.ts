import { readCookie } from './cookie';

/** Names of the anti-forgery cookie and header that the account service's framework uses. */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Addresses of imaginary pages, against which `isRelative` resolves an address. There is one for each scheme,
 * because `http:path` is relative on a page with http, but not on a page with https.
 */
const SAMPLE_PAGES = ['http://page.invalid', 'https://page.invalid'];

/**
 * Whether an address has the same origin as the page, on a page of any site. The URL parser decides this,
 * because a regular expression could misjudge an address with tabs or line breaks, which browsers ignore.
 */
function isRelative(url: string): boolean {
  try {
    return SAMPLE_PAGES.every((page) => new URL(url, page).origin === page);
  } catch {
    return false;
  }
}

/**
 * Returns the headers of a request. The anti-forgery token is added if the address is relative, the method is neither
 * GET nor HEAD, and the token can be a header. An absolute address never gets the token, not even an address of the
 * site, because a leaked token is worse than a rejected request.
 *
 * @param cookies value of `document.cookie`
 */
export function requestHeaders(url: string, init: RequestInit, cookies: string): Headers {
  const headers = new Headers(init.headers);
  const method = (init.method ?? 'GET').toUpperCase();
  if (SAFE_METHODS.has(method) || !isRelative(url)) return headers;
  const token = readCookie(cookies, ANTI_FORGERY_COOKIE);
  // A header holds Latin-1 without control characters (Fetch standard, header value); `set` rejects anything else.
  const isValue = token !== undefined && /^[\x20-\x7e\xa0-\xff]+$/.test(token);
  if (isValue && !headers.has(ANTI_FORGERY_HEADER)) headers.set(ANTI_FORGERY_HEADER, token);
  return headers;
}

/** How a request ended. The site needs no further details. */
export type RequestResult = 'success' | 'failure';

/**
 * Sends one request. Every request of the site's own code uses this function. The promise resolves to
 * `failure` for an error status, a broken connection or a time-out. It never rejects.
 *
 * @param timeoutMs milliseconds after which the request is aborted
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

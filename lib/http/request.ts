import { readCookie } from './cookie';

/** Names of the anti-forgery cookie and header that the account service's framework uses. */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** One page for each scheme, because `http:path` is relative on a page with http, but not on a page with https. */
const SAMPLE_PAGES = ['http://page.invalid', 'https://page.invalid'];

/** The URL parser decides, because a regular expression could misjudge tabs or line breaks, which browsers ignore. */
function isRelative(url: string): boolean {
  try {
    return SAMPLE_PAGES.every((page) => new URL(url, page).origin === page);
  } catch {
    return false;
  }
}

/**
 * Returns a request's headers, with the anti-forgery token if the address is relative and the method neither GET nor
 * HEAD. No absolute address gets it, not even the site's own: a leaked token is worse than a rejected request.
 */
export function requestHeaders(url: string, init: RequestInit, cookies: string): Headers {
  const headers = new Headers(init.headers);
  const method = (init.method ?? 'GET').toUpperCase();
  if (SAFE_METHODS.has(method) || !isRelative(url)) return headers;
  const token = readCookie(cookies, ANTI_FORGERY_COOKIE);
  if (token) headers.set(ANTI_FORGERY_HEADER, token);
  return headers;
}

export type RequestResult = 'success' | 'failure';

/** Whether a network's login page or a host's own page has answered. PHP sends even an empty body as HTML. */
async function isPage(response: Response): Promise<boolean> {
  const isHtml = /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  return isHtml && /<!doctype|<html/i.test(await response.text());
}

/** Sends one of the site's requests. Never rejects: `failure` is an error, a page, a broken connection or a time-out. */
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
    return response.ok && !(await isPage(response)) ? 'success' : 'failure';
  } catch {
    return 'failure';
  } finally {
    clearTimeout(timer);
  }
}

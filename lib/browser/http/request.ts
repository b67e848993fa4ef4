/** The URL parser decides, because a regular expression could misjudge tabs or line breaks, which browsers ignore. */
const isRelative = (url: string): boolean =>
  // On a page with http, `http:path` is relative, and on a page with https, `https:path` is.
  ['http://page.invalid', 'https://page.invalid'].every(
    (page) => new URL(url, page).origin === page,
  );

/**
 * Returns a request's headers, with the anti-forgery token of the account service's framework if the address is
 * relative and the method neither GET nor HEAD. No absolute address gets it, not even the site's own: a leaked token
 * is worse than a rejected request.
 */
export function requestHeaders(url: string, init: RequestInit, cookies: string): Headers {
  const headers = new Headers(init.headers);
  if (/^(GET|HEAD)$/i.test(init.method ?? 'GET') || !isRelative(url)) return headers;
  const [, token] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  if (token) headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
  return headers;
}

/** Whether a network's login page or a host's own page has answered. PHP sends even an empty body as HTML. */
async function isPage(response: Response): Promise<boolean> {
  const isHtml = /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  return isHtml && /<!doctype|<html/i.test(await response.text());
}

/** Sends one of the site's requests. @returns false after an error, a page, a broken connection or a time-out */
export async function request(url: string, init: RequestInit, timeoutMs: number): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const headers = requestHeaders(url, init, document.cookie);
    const response = await fetch(url, { ...init, headers, signal: controller.signal });
    return response.ok && !(await isPage(response));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

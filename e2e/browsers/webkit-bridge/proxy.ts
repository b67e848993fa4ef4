import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../scripts/cli/listen';

/** What the bridge makes of the pages that pass. */
export interface Proxy {
  /** `host:port` */
  readonly address: string;
  /** Sources of functions that run before a page's own scripts. */
  readonly preloads: string[];
  /** Takes the place of the browser's own; undefined leaves it. */
  userAgent: string | undefined;
}

/**
 * A proxy before the browser, because WebDriver knows no scripts that run before those of a page: it
 * puts them into the HTML, before the page's policy. Playwright also has to turn text into functions in
 * the page, which the policy forbids, so that is proved in the other engines, and here by the console
 * of a browser without it.
 */
export async function startProxy(): Promise<Proxy> {
  const { origin } = await listen((request, response) => forward(request, response, proxy), {});
  const proxy: Proxy = { address: new URL(origin).host, preloads: [], userAgent: undefined };
  return proxy;
}

function forward(request: IncomingMessage, response: ServerResponse, proxy: Proxy): void {
  const { userAgent = request.headers['user-agent'] } = proxy;
  const headers = { ...request.headers, 'accept-encoding': 'identity', 'user-agent': userAgent };
  const upstream = send(request.url ?? '', { method: request.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isPage) return void answer.pipe(response);
    const page = Buffer.concat(await answer.toArray()).toString();
    response.end(withPreloads(page, proxy));
  });
  // A server that ends the connection ends the browser's, too.
  upstream.on('error', () => response.destroy());
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

function withPreloads(page: string, { preloads, userAgent }: Proxy): string {
  const own = userAgent
    ? `Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => ${JSON.stringify(userAgent)} });`
    : '';
  const calls = preloads.map((source) => `(${source})();`);
  const script = [own, ...calls].join('\n').replaceAll('</script', '<\\/script');
  return page
    .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '')
    .replace('<head>', () => `<head><script>${script}</script>`);
}

import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';

/** What the bridge makes of the pages that pass. */
export interface Proxy {
  /** `host:port` */
  readonly address: string;
  /** Sources of functions that run before a page's own scripts, by their number. */
  readonly preloads: Map<string, string>;
  /** Takes the place of the browser's own; undefined leaves it. */
  userAgent: string | undefined;
}

/**
 * A proxy before the browser, because WebDriver knows no scripts that run before those of a page: it
 * puts them into the HTML, before the page's policy. Playwright also has to turn text into functions in the page, so
 * the site's policy is proved in the other engines, and here by the console of a browser without it.
 */
export async function startProxy(): Promise<Proxy> {
  const server = createServer((request, response) => forward(request, response, proxy));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: Proxy = {
    address: `127.0.0.1:${port}`,
    preloads: new Map(),
    userAgent: undefined,
  };
  return proxy;
}

function forward(request: IncomingMessage, response: ServerResponse, proxy: Proxy): void {
  const { userAgent } = proxy;
  const headers = {
    ...request.headers,
    'accept-encoding': 'identity',
    ...(userAgent && { 'user-agent': userAgent }),
  };
  const upstream = send(request.url ?? '', { method: request.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage || request.method !== 'GET') {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const page = withPreloads(Buffer.concat(chunks).toString(), proxy);
    delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(page);
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
  const calls = [...preloads.values()].map((source) => `(${source})();`);
  const script = [own, ...calls].join('\n').replaceAll('</script', '<\\/script');
  return letEvaluate(page).replace('<head>', () => `<head><script>${script}</script>`);
}

/** Playwright makes functions of text in the page, which the site's policies forbid. */
const letEvaluate = (page: string) =>
  page
    .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');

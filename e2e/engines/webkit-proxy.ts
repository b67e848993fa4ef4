import { request as send } from 'node:http';
import { listen } from '../../scripts/develop/site-server/listen';
import { RUNTIME } from './page-runtime';

/**
 * Starts a proxy between the browser and all servers. WebDriver cannot run Playwright's preload scripts before
 * the scripts of a page, so the proxy inserts them at the start of the page's HTML. The proxy also relaxes the
 * page's policy, because Playwright needs `eval`. Other engines test the unchanged policy.
 *
 * @param preloads sources of functions to run first; the list may change while the proxy runs
 * @returns `host:port`
 */
export async function startProxy(preloads: readonly string[]): Promise<string> {
  const { origin } = await listen((request, response) => {
    const { url = '', method } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = send(url, { method, headers }, async (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
      if (isPage) delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return void answer.pipe(response);
      const page = Buffer.concat(await answer.toArray()).toString();
      response.end(withPreloads(page, preloads));
    });
    // If the server or the browser closes its connection, the other connection must end, too.
    upstream.on('error', () => response.destroy());
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  }, {});
  return new URL(origin).host;
}

function withPreloads(page: string, preloads: readonly string[]): string {
  const calls = [RUNTIME, ...preloads.map((source) => `(${source})()`)].join(';\n');
  const script = `<script>${calls.replaceAll('</script', '<\\/script')}</script>`;
  return page
    .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '')
    .replace('<head>', () => `<head>${script}`);
}

import { request as send } from 'node:http';
import { listen } from '../../scripts/cli/listen';
import { RUNTIME } from './page-runtime';

/**
 * A proxy before the browser, because WebDriver knows no scripts that run before those of a page: it
 * puts them into the HTML, before the page's policy. Playwright also has to turn text into functions in
 * the page, which the policy forbids, so that is proved in the other engines, and here by the console
 * of a browser without it.
 *
 * @param preloads sources of functions that run before a page's own scripts
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
    // A server that ends the connection ends the browser's, too.
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

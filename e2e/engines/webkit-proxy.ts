import { request as send } from 'node:http';
import { listen } from '../../scripts/develop/site-server/listen';
import { RUNTIME } from './page-runtime';

/**
 * A proxy in front of the browser. WebDriver has no scripts that run before a page's own, so the
 * proxy inserts them into the HTML, before the page's policy. Playwright also needs `eval` in the
 * page, which the policy forbids. So the policy is proved in the other engines, and for WebKit by
 * the console of a browser without this proxy.
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
    // If the server closes the connection, the browser's is closed, too.
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

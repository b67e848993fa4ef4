import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';
import { headerRules, hostFiles } from '@/scripts/build/hosts';
import { filesBelow } from '@/scripts/shared/folders';

/** Returns the response headers of an address according to the file `_headers`. @param root folder of the export */
function headersOf(address: string, basePath: string, root: string): Map<string, string> {
  const file = hostFiles(basePath, filesBelow(root)).find(({ name }) => name === '_headers');
  const matching = headerRules(file?.text ?? '').filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  const headers = matching.flatMap((rule) => Object.entries(rule.headers));
  return new Map([['Cache-Control', 'public, max-age=0, must-revalidate'], ...headers]);
}

/** Serves a folder like an ordinary host: it adds a final slash (301), uses 404.html and `_headers`, lists nothing. */
export function createStaticFiles(directory: string, basePath: string) {
  const root = path.resolve(directory);
  const serve = serveStatic(root, {
    fallthrough: false,
    cacheControl: false,
    // Without this option, the folder .well-known (RFC 8615) would not be served.
    dotfiles: 'allow',
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    // A request for the site's home page may lack the trailing slash after the sub-path.
    const inside = url.startsWith(basePath) && url.slice(basePath.length).replace(/^(?=\?|$)/, '/');
    const refuse = (status: number) => {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(STATUS_CODES[status]);
    };
    if (!inside || !inside.startsWith('/')) return refuse(404);

    // Hosts apply `_headers` to redirects and to the 404 page, too. Without `Cache-Control`, browsers cache a 301 forever.
    response.setHeaders(headersOf(url.split('?', 1)[0]!, basePath, root));
    // serve-static builds its redirects from `originalUrl`, which a framework such as Connect would set.
    const isForHosts = /^\/(_headers|\.htaccess|\.nojekyll)(\?|$)/.test(inside);
    Object.assign(request, { url: isForHosts ? '/404' : inside, originalUrl: url });
    serve(request, response, (error) => {
      const status = error?.statusCode ?? 404;
      if (status !== 404) return refuse(status);
      response.statusCode = status;
      serve(Object.assign(request, { url: '/404.html' }), response, () => refuse(status));
    });
  };
}

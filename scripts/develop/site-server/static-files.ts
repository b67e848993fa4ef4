import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';
import { fileTypes, type HeaderSettings, headersOf } from '@/scripts/build/hosts/headers';

/**
 * Serves a folder as a plain host does: index.html for a folder, 301 to its trailing slash,
 * 404.html for the rest, no listings, GET and HEAD only, with the hosts' headers.
 *
 * @param basePath starts with a slash and does not end in one; empty: the root
 * @param settings the other settings on which headers depend
 */
export function createStaticFiles(directory: string, basePath: string, settings?: HeaderSettings) {
  const root = path.resolve(directory);
  const serve = serveStatic(root, {
    fallthrough: false,
    cacheControl: false,
    // For .well-known (RFC 8615).
    dotfiles: 'allow',
    setHeaders(response, file) {
      const filePath = `/${path.relative(root, file).split(path.sep).join('/')}`;
      const type = fileTypes[filePath];
      const headers = { ...headersOf(filePath, settings), ...(type && { 'Content-Type': type }) };
      response.setHeaders(new Map(Object.entries(headers)));
    },
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    // The home of the sub-path is answered without its slash, too.
    const inside = url.startsWith(basePath) && url.slice(basePath.length).replace(/^(?=\?|$)/, '/');
    const refuse = (status: number) => {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(STATUS_CODES[status]);
    };
    if (!inside || !inside.startsWith('/')) return refuse(404);

    // Set for redirects and errors, too: browsers cache a 301 of localhost for ever without it.
    response.setHeaders(new Map(Object.entries(headersOf('/', settings))));
    // serve-static builds its redirect from originalUrl, as in any connect-style server.
    Object.assign(request, { url: inside, originalUrl: url });
    serve(request, response, (error) => {
      const status = error?.statusCode ?? 404;
      if (status !== 404) return refuse(status);
      response.statusCode = status;
      serve(Object.assign(request, { url: '/404.html' }), response, () => refuse(status));
    });
  };
}

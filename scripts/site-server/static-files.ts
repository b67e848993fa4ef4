import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';
import { withoutBasePath } from './base-path';
import { respondNotFound } from './not-found';
import { headersOf, type Headers } from '@/scripts/export/host-files/headers';

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const addressOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`;

/**
 * Answers from a folder the way a plain host does: index.html for a folder, 301 to its trailing
 * slash, 404.html for the rest, no listings, GET and HEAD only, with the headers of lib/hosting.
 */
export function createStaticFiles(directory: string, basePath: string) {
  const root = path.resolve(directory);
  const serve = serveStatic(root, {
    fallthrough: false,
    cacheControl: false,
    setHeaders: (response, file) => setHeaders(response, headersOf(addressOf(root, file))),
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const inside = withoutBasePath(url, basePath);
    if (inside === undefined) return void respondNotFound(response);

    // Redirects and errors too: browsers keep an unmarked 301 of localhost for good.
    setHeaders(response, headersOf('/'));
    // serve-static builds its redirect from originalUrl, as in any connect-style server.
    Object.assign(request, { url: inside, originalUrl: url });
    serve(request, response, (error) => {
      const status = error?.statusCode ?? 404;
      if (status === 404) return void respondNotFound(response, path.join(root, '404.html'));
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(`${STATUS_CODES[status]}\n`);
    });
  };
}

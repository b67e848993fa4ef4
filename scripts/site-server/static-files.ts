import { readFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';
import { fileTypes, type HeaderSettings, headersOf } from '@/scripts/export/host-files/headers';

/** A request's path and query below the sub-path; undefined when it lies outside. */
function withoutBasePath(url: string, basePath: string): string | undefined {
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : undefined;
  if (rest === '' || rest?.startsWith('?')) return `/${rest}`;
  return rest?.startsWith('/') ? rest : undefined;
}

/** Sends a page, or the name of the status if there is no such page. */
async function respondError(response: ServerResponse, status: number, page?: string) {
  const html = page && (await readFile(page).catch(() => undefined));
  response.statusCode = status;
  response.setHeader('Content-Type', `text/${html ? 'html' : 'plain'}; charset=utf-8`);
  response.end(html || `${STATUS_CODES[status]}\n`);
}

/**
 * Serves a folder as a plain host does: index.html for a folder, 301 to its trailing slash,
 * 404.html for the rest, no listings, GET and HEAD only, with the hosts' headers.
 *
 * @param basePath starts with a slash and does not end in one; empty: the root
 * @param settings the other settings on which headers depend
 */
export function createStaticFiles(directory: string, basePath: string, settings?: HeaderSettings) {
  const root = path.resolve(directory);
  const setHeaders = (response: ServerResponse, file: string) => {
    const filePath = `/${path.relative(root, file).split(path.sep).join('/')}`;
    const type = fileTypes[filePath];
    const headers = { ...headersOf(filePath, settings), ...(type && { 'Content-Type': type }) };
    response.setHeaders(new Map(Object.entries(headers)));
  };
  const options = { fallthrough: false, cacheControl: false, setHeaders };
  const serve = serveStatic(root, options);
  // Of files and folders that begin with a dot, only this one is for visitors (RFC 8615).
  const serveWellKnown = serveStatic(root, { ...options, dotfiles: 'allow' });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    const inside = withoutBasePath(url, basePath);
    if (inside === undefined) return void respondError(response, 404);

    // Set for redirects and errors, too: browsers cache a 301 of localhost for ever without it.
    response.setHeaders(new Map(Object.entries(headersOf('/', settings))));
    // serve-static builds its redirect from originalUrl, as in any connect-style server.
    Object.assign(request, { url: inside, originalUrl: url });
    const answer = inside.startsWith('/.well-known/') ? serveWellKnown : serve;
    answer(request, response, (error) => {
      const status = error?.statusCode ?? 404;
      const page = status === 404 ? path.join(root, '404.html') : undefined;
      void respondError(response, status, page);
    });
  };
}

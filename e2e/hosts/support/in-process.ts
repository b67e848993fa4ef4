import { readFileSync, statSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import handler from 'serve-handler';
import { createStaticFiles } from '../../../scripts/site-server/static-files';
import { type HostServer } from './servers';
import { type Hsts } from '@/scripts/export/host-files/headers';

/** A server that runs in this process. */
export interface InProcessServer extends HostServer {
  readonly listener: (root: string, basePath: string, hsts: Hsts) => RequestListener;
}

/**
 * An object store's website endpoint, such as that of S3: exact keys, an index document per folder,
 * 302 to the slash where the folder has one, and an error document with status 404.
 */
const objectStore =
  (root: string): RequestListener =>
  (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const isObject = (key: string) =>
      statSync(path.join(root, key), { throwIfNoEntry: false })?.isFile() ?? false;
    const send = (status: number, key: string) => {
      const type = contentType(path.extname(key)) || 'application/octet-stream';
      response.writeHead(status, { 'Content-Type': type });
      response.end(readFileSync(path.join(root, key)));
    };
    const key = decodeURIComponent(pathname) + (pathname.endsWith('/') ? 'index.html' : '');
    if (isObject(key)) send(200, key);
    else if (isObject(`${key}/index.html`)) {
      response.writeHead(302, { Location: `${pathname}/${search}` }).end();
    } else if (isObject('404.html')) send(404, '404.html');
    else response.writeHead(404).end();
  };

export const inProcessServers: readonly InProcessServer[] = [
  {
    name: 'npm start',
    readsHostFile: true,
    listener: (root, basePath, hsts) =>
      createStaticFiles(path.join(root, basePath), basePath, hsts),
  },
  {
    // The handler of `npx serve`, which adds a command line, compression and an update check.
    name: 'serve',
    findsNotFoundPage: true,
    listener: (root) => (request, response) => void handler(request, response, { public: root }),
  },
  { name: 'object store', findsNotFoundPage: true, listener: objectStore },
];

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '../content-types';
import type { InProcessServer } from './server';

/** The key that an object store looks up for a path: exact, with the index document per folder. */
export const keyOf = (pathname: string) =>
  decodeURIComponent(pathname).slice(1) + (pathname.endsWith('/') ? 'index.html' : '');

/**
 * An object store's website endpoint, such as that of S3: exact keys, an index
 * document per folder, 302 to the slash where the folder has one, and an error
 * document with status 404.
 */
export const objectStore: InProcessServer = {
  name: 'object store',
  ownNotFoundPage: true,
  contentTypes: {},
  note: 'a model: exact keys, index document per folder, redirect to the slash as S3 and GCS document it',
  createListener: (root) => (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const isObject = (key: string) =>
      statSync(path.join(root, key), { throwIfNoEntry: false })?.isFile() ?? false;
    const send = (status: number, key: string) => {
      response.writeHead(status, { 'Content-Type': contentTypeOf(key) });
      response.end(readFileSync(path.join(root, key)));
    };

    const key = keyOf(pathname);
    if (isObject(key)) return send(200, key);
    if (isObject(`${key}/index.html`)) {
      response.writeHead(302, { Location: `${pathname}/${search}` }).end();
      return;
    }
    if (isObject('404.html')) return send(404, '404.html');
    response.writeHead(404).end();
  },
};

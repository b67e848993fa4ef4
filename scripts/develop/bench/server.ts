import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { headersOf } from '../../build/hosts/headers';
import { filesBelow } from '../../shared/files-below';
import { EXPORT_FOLDER } from '../../shared/folders';
import { listen } from '../site-server/listen';

/** Returns the response of a host that has compressed its text files in advance, with brotli at level 11. */
function responseOf(address: string) {
  const content = readFileSync(path.join(EXPORT_FOLDER, address));
  const type = contentType(path.extname(address)) || 'application/octet-stream';
  const isText = /^text|json|xml|javascript/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  const sizes = { 'content-length': body.length, ...(isText && { 'content-encoding': 'br' }) };
  return { headers: { ...headersOf(address), 'content-type': type, ...sizes }, body };
}

/** Serves the export. @returns the origin without a trailing slash, and a function that stops the server */
export function serveExport() {
  const addresses = filesBelow(EXPORT_FOLDER).map((name) => `/${name}`);
  const responses = new Map(addresses.map((address) => [address, responseOf(address)]));
  return listen(({ url = '' }, response) => {
    const found = responses.get(url.replace(/\/$/, '/index.html'));
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { headersOf } from '../../build/hosts/headers';
import { filesBelow } from '../../shared/files-below';
import { listen } from '../site-server/listen';

/** The query that asks for a page without its scripts. */
export const PLAIN = '?plain';

/** Removes the scripts and the Content-Security-Policy, which contains their hashes. */
const withoutScripts = (html: Buffer) =>
  Buffer.from(html.toString().replace(/<script.*?<\/script>|<meta http-equiv[^>]*>/gis, ''));

/** Returns the response of a host that has compressed its text files in advance, with brotli at level 11. */
function responseOf(address: string, content: Buffer) {
  const type = contentType(path.extname(address)) || 'application/octet-stream';
  const isText = /^text|json|xml|javascript/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  const sizes = { 'content-length': body.length, ...(isText && { 'content-encoding': 'br' }) };
  return { headers: { ...headersOf(address), 'content-type': type, ...sizes }, body };
}

/** Serves an export. @returns the origin without a trailing slash, and a function that stops the server */
export async function serve(directory: string) {
  const responses = new Map<string, ReturnType<typeof responseOf>>();
  for (const name of filesBelow(directory)) {
    const address = `/${name}`;
    const content = await readFile(path.join(directory, name));
    responses.set(address, responseOf(address, content));
    if (!address.endsWith('.html')) continue;
    responses.set(address + PLAIN, responseOf(address, withoutScripts(content)));
  }
  return listen(({ url = '' }, response) => {
    const found = responses.get(url.replace(/\/(?=\?|$)/, '/index.html'));
    const { headers, body } = found ?? responses.get('/404.html')!;
    response.writeHead(found ? 200 : 404, headers).end(body);
  });
}

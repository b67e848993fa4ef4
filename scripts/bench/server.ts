import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { generate } from 'selfsigned';
import { headersOf } from '@/scripts/export/host-files/headers';
import { filesBelow } from '@/scripts/files-below';

/** The query that asks for a page without its scripts. */
export const PLAIN = '?plain';

/** Removes the policy, too, because it has the hashes of the scripts. */
const withoutScripts = (html: Buffer) =>
  Buffer.from(html.toString().replace(/<script.*?<\/script>|<meta http-equiv[^>]*>/gis, ''));

/** The response of a host that has compressed its texts in advance, here by brotli 11. */
function responseOf(address: string, content: Buffer) {
  const type = contentType(path.extname(address)) || 'application/octet-stream';
  const isText = /^text|json|xml|javascript/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  const sizes = { 'content-length': body.length, ...(isText && { 'content-encoding': 'br' }) };
  return { headers: { ...headersOf(address), 'content-type': type, ...sizes }, body };
}

/**
 * Serves an export at localhost by HTTP/2, with a certificate of its own, until the command ends.
 *
 * @returns the origin, no final slash
 */
export async function serve(directory: string): Promise<string> {
  const responses = new Map<string, ReturnType<typeof responseOf>>();
  for (const name of filesBelow(directory)) {
    const address = `/${name}`;
    const content = await readFile(path.join(directory, name));
    responses.set(address, responseOf(address, content));
    if (!address.endsWith('.html')) continue;
    responses.set(address + PLAIN, responseOf(address, withoutScripts(content)));
  }
  const { private: key, cert } = await generate(undefined, { keyType: 'ec' });
  const server = createSecureServer({ key, cert }, ({ url }, response) => {
    const found = responses.get(url.replace(/\/(?=\?|$)/, '/index.html'));
    const { headers, body } = found ?? responses.get('/404.html')!;
    response.writeHead(found ? 200 : 404, headers).end(body);
  });
  await new Promise<void>((resolve) => void server.unref().listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

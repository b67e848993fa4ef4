import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { generate } from 'selfsigned';
import { headersOf } from '@/scripts/export/host-files/headers';

/** A response: type, bytes of the compressed body. */
interface Sent {
  readonly type: string;
  readonly bytes: number;
}

export interface BenchServer {
  /** Origin, no final slash. */
  readonly url: string;
  /** The responses since the last call. */
  takeSent(): Sent[];
}

interface Options {
  /** Changes every page. */
  readonly change?: (html: string) => string;
}

/** Bytes of the responses of a type. */
export const bytesOf = (sent: readonly Sent[], kind: RegExp) =>
  sent.filter(({ type }) => kind.test(type)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Reads an export; texts are compressed as by hosts that compress in advance, by brotli 11. */
async function readFiles(directory: string, change = (html: string) => html) {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(directory, name).split(path.sep).join('/')}`;
    const type = contentType(path.extname(name)) || 'application/octet-stream';
    const headers: Record<string, string> = { ...headersOf(address), 'content-type': type };
    let body = await readFile(name);
    if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    if (/^text|json|xml|javascript/.test(type)) {
      body = brotliCompressSync(body);
      headers['content-encoding'] = 'br';
    }
    files.set(address, { body, headers });
  }
  return files;
}

/** Serves an export at localhost by HTTP/2 for one measurement, with a certificate of its own. */
export async function withServer<Result>(
  directory: string,
  measure: (server: BenchServer) => Promise<Result>,
  { change }: Options = {},
): Promise<Result> {
  const files = await readFiles(directory, change);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const sent: Sent[] = [];
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = files.get(pathname.replace(/\/$/, '/index.html'));
    const file = found ?? files.get('/404.html');
    const bytes = file?.body.length ?? 0;
    sent.push({ type: file?.headers['content-type'] ?? '', bytes });
    response.writeHead(found ? 200 : 404, file?.headers).end(file?.body ?? '');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await measure({ url: `https://localhost:${port}`, takeSent: () => sent.splice(0) });
  } finally {
    server.close();
  }
}

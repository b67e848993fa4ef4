import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType } from 'mime-types';
import { generate } from 'selfsigned';
import { headersOf } from '@/scripts/export/host-files/headers';

/** An answer as it went over the line. */
export interface Sent {
  readonly type: string;
  /** Of the body, compressed. */
  readonly bytes: number;
}

export interface BenchServer {
  /** Origin, no final slash. */
  readonly url: string;
  /** What has been sent since the last call. */
  takeSent(): Sent[];
}

interface File {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const isText = (type: string) => /^text|json|xml|javascript/.test(type);

async function readFiles(directory: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(directory, name).split(path.sep).join('/')}`;
    const type = contentType(path.extname(name)) || 'application/octet-stream';
    const body = await readFile(name);
    const headers = { ...headersOf(address), 'content-type': type };
    files.set(
      address,
      isText(type)
        ? { body: compress(body), headers: { ...headers, 'content-encoding': 'br' } }
        : { body, headers },
    );
  }
  return files;
}

/** As hosts that compress ahead do. */
export const compress = (body: Buffer | string): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const addressOf = (headers: IncomingHttpHeaders) => {
  const { pathname } = new URL(headers[':path'] ?? '/', 'https://localhost');
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
};

/**
 * Serves an export at localhost by HTTP/2 with a certificate of its own, compressed by brotli, for
 * as long as the measurement takes.
 */
export async function withServer<Result>(
  directory: string,
  measure: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const files = await readFiles(directory);
  const notFound = files.get('/404.html');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const sent: Sent[] = [];
  const server = createSecureServer({ key, cert }, (request, response) => {
    const found = files.get(addressOf(request.headers));
    const file = found ?? notFound;
    sent.push({ type: file?.headers['content-type'] ?? '', bytes: file?.body.length ?? 0 });
    response.writeHead(found ? 200 : 404, file?.headers);
    response.end(request.method === 'HEAD' ? '' : (file?.body ?? ''));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const takeSent = () => sent.splice(0);
  try {
    return await measure({ url: `https://localhost:${port}`, takeSent });
  } finally {
    server.close();
  }
}

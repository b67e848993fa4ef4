import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { generate } from 'selfsigned';
import { headersOf } from '@/scripts/export/host-files/headers';

/** An answer as it went over the line. */
export interface Sent {
  /** Path and query. */
  readonly address: string;
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

/** Bytes of the answers of a type. */
export const bytesOf = (sent: readonly Sent[], kind: RegExp) =>
  sent.filter(({ type }) => kind.test(type)).reduce((sum, { bytes }) => sum + bytes, 0);

interface Options {
  /** Changes every page. */
  readonly change?: (html: string) => string;
  /** Makes every answer late, also where a browser's own throttling does not reach; milliseconds. */
  readonly line?: { readonly latency: number; readonly bytesPerSecond: number } | undefined;
}

/** Reads an export; texts are compressed as hosts do that compress ahead, by brotli 11. */
async function readFiles(directory: string, change: Options['change']) {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(directory, name).split(path.sep).join('/')}`;
    const type = contentType(path.extname(name)) || 'application/octet-stream';
    const headers = { ...headersOf(address), 'content-type': type };
    const file = await readFile(name);
    const body = change && type.startsWith('text/html') ? change(file.toString()) : file;
    files.set(
      address,
      /^text|json|xml|javascript/.test(type)
        ? { body: brotliCompressSync(body), headers: { ...headers, 'content-encoding': 'br' } }
        : { body: file, headers },
    );
  }
  return files;
}

/** Serves an export at localhost by HTTP/2 for one measurement, with a certificate of its own. */
export async function withServer<Result>(
  directory: string,
  measure: (server: BenchServer) => Promise<Result>,
  { change, line }: Options = {},
): Promise<Result> {
  const files = await readFiles(directory, change);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const sent: Sent[] = [];
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const { pathname, search } = new URL(request.url, 'https://localhost');
    const found = files.get(pathname.replace(/\/$/, '/index.html'));
    const file = found ?? files.get('/404.html');
    const bytes = file?.body.length ?? 0;
    sent.push({ address: pathname + search, type: file?.headers['content-type'] ?? '', bytes });
    if (line) await setTimeout(line.latency + (1000 * bytes) / line.bytesPerSecond);
    response.writeHead(found ? 200 : 404, file?.headers);
    response.end(file?.body ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    return await measure({ url: `https://localhost:${port}`, takeSent: () => sent.splice(0) });
  } finally {
    server.close();
  }
}

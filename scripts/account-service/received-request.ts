import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface ReceivedRequest {
  method: string;
  /** As it came over the wire: path and query, still percent-encoded. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Value of `userEmail` after decoding; undefined when the request carries none. */
  address: string | undefined;
}

export function describeRequest(request: IncomingMessage): ReceivedRequest {
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    address: queryOf(request).get('userEmail') ?? undefined,
  };
}

/** Path as it was sent: nothing is decoded, so «/acc%2F…» is another path. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').replace(/[?#].*$/s, '');
}

export function queryOf(request: IncomingMessage): URLSearchParams {
  return new URLSearchParams((request.url ?? '').slice(pathOf(request).length));
}

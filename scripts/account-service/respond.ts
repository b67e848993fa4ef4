import type { ServerResponse } from 'node:http';

export const allowedMethods = 'GET, HEAD, OPTIONS';

/** Ends the exchange with no body; answers about one person are never cached. */
export function respond(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ 'Cache-Control': 'no-store', ...headers })));
  response.end();
}

/** Lets scripts of any origin read the answer, as a public service without cookies may. */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', allowedMethods);
  response.setHeader('Access-Control-Allow-Headers', '*');
}

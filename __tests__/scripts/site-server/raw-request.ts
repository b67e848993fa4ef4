import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** Sends just what is given; fetch would tidy the path and add cache headers of its own. */
export function rawRequest(
  url: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers }),
      );
    })
      .once('error', reject)
      .end();
  });
}

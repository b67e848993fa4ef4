import { type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST, listen, type RunningServer } from '../cli/listen';
import { createEndpoints, type Endpoint, type EndpointOptions, type Reply } from './endpoints';

/** How the fake answers: correctly, with an error, or never. */
export const accountModes = ['ok', 'fail', 'stall'] as const;

export type AccountMode = (typeof accountModes)[number];

interface AccountServiceOptions extends EndpointOptions {
  readonly mode?: AccountMode;
}

/** A fake of the account service, which prints emails instead of sending them. */
export function createAccountService({ mode = 'ok', ...options }: AccountServiceOptions) {
  const { byPath, emails } = createEndpoints(options);
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

  function replyOf(endpoint: Endpoint, { method, url = '', headers }: IncomingMessage): Reply {
    // Mail scanners send HEAD, which must not change anything.
    if (method !== 'GET') return { status: 405, headers: { Allow: 'GET' } };
    const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
    return endpoint(query, `http://${headers.host}`, mode === 'fail');
  }

  return {
    /** @returns false, with the response untouched, when the path is not one of the service's */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers } = request;
      // The path is not decoded, so «/acc%2F…» is a different one.
      const endpoint = byPath[url.replace(/[?#].*$/s, '')];
      if (!endpoint) return false;
      requests.push({ method, url, headers });
      if (mode === 'stall') return true;
      const { status, headers: own } = replyOf(endpoint, request);
      const common = {
        // Any origin may read the answers, because the service is public and uses no cookies.
        'Access-Control-Allow-Origin': '*',
        // Answers about one person are never cached.
        'Cache-Control': 'no-store',
      };
      response.writeHead(status, { ...common, ...own }).end();
      return true;
    },
    setMode(next: AccountMode) {
      mode = next;
    },
    /** Everything received on the service's paths, oldest first; URLs are still percent-encoded. */
    requests,
    emails,
  };
}

/** Runs the fake on an origin of its own, for NEXT_PUBLIC_API_URL. @param port 0 takes a free one */
export function startAccount(options: AccountServiceOptions, port: number): Promise<RunningServer> {
  const { handle } = createAccountService(options);
  return listen(
    (request, response) => {
      if (!handle(request, response)) response.writeHead(404).end();
    },
    { host: HOST, port, portSetting: '--account-port=4001' },
  );
}

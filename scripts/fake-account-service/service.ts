import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type ListenOptions } from '../cli/listen';
import { createEndpoints, type Endpoint, type EndpointOptions, type Reply } from './endpoints';

/** How the fake answers; every mode but `ok` imitates one way in which a real service fails. */
export const accountModes = ['ok', 'fail', 'reset', 'stall', 'redirect-loop', 'no-cors'] as const;

export type AccountMode = (typeof accountModes)[number];

export interface AccountServiceOptions extends EndpointOptions {
  readonly mode?: AccountMode;
}

interface ReceivedRequest {
  readonly method: string;
  /** As it came over the wire: path and query, still percent-encoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** What a public service without cookies may let scripts of any origin read. */
const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': '*',
};

/** A fake of the account service, which prints emails instead of sending them. */
export function createAccountService({ mode: firstMode, ...options }: AccountServiceOptions) {
  const { byPath, emails, deletions } = createEndpoints(options);
  const requests: ReceivedRequest[] = [];
  let mode = firstMode ?? 'ok';

  function replyOf(endpoint: Endpoint, { method, url, headers }: ReceivedRequest): Reply {
    const allow = { Allow: ALLOWED_METHODS };
    if (method === 'OPTIONS') return { status: 204, headers: allow };
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: allow };
    if (mode === 'redirect-loop') return { status: 302, headers: { Location: url } };
    if (mode === 'fail') return endpoint.failure;
    const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
    return endpoint.answer(query, `http://${headers.host}`, method === 'GET');
  }

  return {
    /** @returns false, with the response untouched, when the path is not one of the service's */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const { method = '', url = '', headers } = request;
      // As it was sent: nothing is decoded, so «/acc%2F…» is another path.
      const endpoint = byPath[url.replace(/[?#].*$/s, '')];
      if (!endpoint) return false;
      const received = { method, url, headers };
      requests.push(received);
      if (mode === 'stall') return true;
      if (mode === 'reset') {
        request.socket.destroy();
        return true;
      }
      const { status, headers: own } = replyOf(endpoint, received);
      const shared = mode === 'no-cors' ? {} : anyOrigin;
      // Answers about one person are never cached.
      response.writeHead(status, { 'Cache-Control': 'no-store', ...shared, ...own }).end();
      return true;
    },
    setMode(next: AccountMode) {
      mode = next;
    },
    /** Everything received on the service's paths, oldest first. */
    requests: requests as readonly ReceivedRequest[],
    emails,
    deletions,
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Runs the fake on an origin of its own. @returns `url`, the value for NEXT_PUBLIC_API_URL */
export async function startAccount(options: AccountServiceOptions, place: ListenOptions) {
  const account = createAccountService(options);
  const { origin, close } = await listen((request, response) => {
    if (!account.handle(request, response)) response.writeHead(404).end();
  }, place);
  return { url: origin, close };
}

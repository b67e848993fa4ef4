import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { addressFault } from '@/lib/browser/email-address/email-address';

/**
 * Creates a fake account service. It keeps its data in memory and prints emails instead of sending them.
 * @param siteUrl URL of the site without a trailing slash; only its path if the site and the service have one origin
 */
export function createAccountService(siteUrl: string, log?: (text: string) => void) {
  /** The recipients, by the tokens of the links that nobody has opened yet. */
  const tokens = new Map<string, string>();

  /** Returns the status: 200 for any email address, 400 for other input. */
  function requestDeletion(query: URLSearchParams, origin: string): number {
    const [to = '', ...others] = query.getAll('userEmail');
    if (addressFault(to) || others.length > 0) return 400;
    const token = randomBytes(32).toString('base64url');
    const link = `${origin}/acc/ConfirmDeletion?token=${token}`;
    tokens.set(token, to);
    account.emails.push({ to, link });
    log?.(`\nПисьмо на ${to}. Чтобы удалить данные, перейдите по ссылке:\n${link}\n`);
    return 200;
  }

  /** Returns the name of the result page; a token works only once. */
  function confirmDeletion(query: URLSearchParams): string {
    const token = query.get('token') ?? '';
    const user = tokens.get(token);
    if (!tokens.delete(token)) return 'deletionError';
    log?.(`Данные ${user} удалены`);
    return 'deletionSuccess';
  }

  const account = {
    /** How it answers: as the real service, never, or as a network that asks for a login. */
    mode: 'ok' as 'ok' | 'stall' | 'login',
    /** Oldest first, with percent-encoded URLs. */
    requests: [] as Pick<IncomingMessage, 'method' | 'url' | 'headers'>[],
    /** Oldest first, each with the absolute URL that deletes the recipient's data when opened. */
    emails: [] as { readonly to: string; readonly link: string }[],
    /** Answers a request. If the path is not the service's, returns false and leaves the response unchanged. */
    handle({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      // The path is not decoded, so «/acc%2F…» is not a path of the service.
      const [path = ''] = url.split(/[?#]/, 1);
      const isRequest = path === '/acc/RequestDeleteUserByEmail';
      if (!isRequest && path !== '/acc/ConfirmDeletion') return false;
      account.requests.push({ method, url, headers });
      if (account.mode === 'stall') return true;
      if (account.mode === 'login') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end('<!doctype html><title>Wi-Fi</title>');
        return true;
      }
      // Any origin may read the answers, because the service is public and uses no cookies.
      response.setHeader('Access-Control-Allow-Origin', '*');
      // The answers are personal, so they must not be cached.
      response.setHeader('Cache-Control', 'no-store');
      const query = new URLSearchParams(url.slice(path.length));
      if (method !== 'GET') {
        // Mail scanners send HEAD, which must not change anything.
        response.writeHead(405, { Allow: 'GET' });
      } else if (isRequest) {
        response.writeHead(requestDeletion(query, `http://${headers.host}`));
      } else {
        // The URL contains the token, which must not reach another site as a referrer.
        response.setHeader('Referrer-Policy', 'no-referrer');
        response.writeHead(303, { Location: `${siteUrl}/${confirmDeletion(query)}/` });
      }
      response.end();
      return true;
    },
  };
  return account;
}

/** Says where the form's requests go. */
export const accountNotice = (service?: string) =>
  service
    ? `Сервис учётных записей — ${service} (lib/content/site.json), подставной запросов не получит.`
    : 'Письма подставного сервиса учётных записей видны здесь.';

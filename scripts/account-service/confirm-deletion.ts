import type { ServerResponse } from 'node:http';
import type { DeletionTokens } from './deletion-tokens';
import type { Endpoint } from './endpoint';
import { resolveUrl, type LazyUrl } from './lazy-url';
import { queryOf } from './received-request';
import { respond } from './respond';

export interface ConfirmDeletionOptions {
  tokens: DeletionTokens;
  siteUrl: LazyUrl;
  deleteUser: (address: string) => void;
}

/**
 * `GET /acc/ConfirmDeletion?token=…`: spends the token and sends the browser on to the site's
 * result page. HEAD gets the same answer and spends nothing, because mail scanners send it.
 */
export function createConfirmDeletion({
  tokens,
  siteUrl,
  deleteUser,
}: ConfirmDeletionOptions): Endpoint {
  const redirect = (response: ServerResponse, page: 'deletionSuccess' | 'deletionError') =>
    respond(response, 303, {
      Location: `${resolveUrl(siteUrl)}/${page}/`,
      // The address of this request holds the token.
      'Referrer-Policy': 'no-referrer',
    });

  return {
    async answer(request, response) {
      const token = queryOf(request).get('token') ?? '';
      if (!tokens.isValid(token)) return redirect(response, 'deletionError');

      const address = request.method === 'GET' ? tokens.spend(token) : undefined;
      if (address !== undefined) deleteUser(address);
      redirect(response, 'deletionSuccess');
    },
    fail: (response) => redirect(response, 'deletionError'),
  };
}

import { parseEmailAddress } from './email-address';
import type { Endpoint } from './endpoint';
import { queryOf } from './received-request';
import { respond } from './respond';

/**
 * `GET /acc/RequestDeleteUserByEmail?userEmail=…`: 200 once the letter is written, 400 when the
 * address is missing, malformed or given twice.
 *
 * @param sendLetter gets an address that is safe in a header
 */
export function createRequestDeletion(sendLetter: (to: string) => Promise<void>): Endpoint {
  return {
    async answer(request, response) {
      const [address, ...others] = queryOf(request).getAll('userEmail');
      const to = address === undefined ? undefined : parseEmailAddress(address);
      if (to === undefined || others.length > 0) return respond(response, 400);

      // HEAD is meant to change nothing: link scanners and prefetchers rely on that.
      if (request.method === 'GET') await sendLetter(to);
      respond(response, 200);
    },
    fail: (response) => respond(response, 500),
  };
}

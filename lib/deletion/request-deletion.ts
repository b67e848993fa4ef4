import { COUNTDOWN_SECONDS } from './countdown';
import { request, type RequestResult } from '@/lib/http/request';

/** Path of the request for a deletion email. */
export const DELETION_PATH = '/acc/RequestDeleteUserByEmail';

/** Name of the request's query parameter. */
export const DELETION_PARAMETER = 'userEmail';

/**
 * Time-out of the request in milliseconds. It ends 5 s before the form can be sent again, so that an
 * answer never arrives during the next request.
 */
const TIMEOUT_MS = (COUNTDOWN_SECONDS - 5) * 1000;

/**
 * Returns the request's address without its query.
 *
 * @param service origin of the service; empty: the site's own
 */
export const deletionEndpoint = (service: string) => `${service}${DELETION_PATH}`;

/** Returns the request's address with its query. */
export const deletionUrl = (service: string, email: string) =>
  `${deletionEndpoint(service)}?${DELETION_PARAMETER}=${encodeURIComponent(email)}`;

/**
 * Asks the account service to send the deletion email. Sends one GET request, which is not cached and
 * has no referrer.
 *
 * @param service origin of the service; empty: the site's own
 * @param email a valid, trimmed address
 */
export function requestDeletion(service: string, email: string): Promise<RequestResult> {
  return request(
    deletionUrl(service, email),
    { cache: 'no-store', referrerPolicy: 'no-referrer' },
    TIMEOUT_MS,
  );
}

import { request, type RequestResult } from '@/lib/http/request';

/** Path of the call that asks for a deletion letter (specification, section 7). */
export const DELETION_PATH = '/acc/RequestDeleteUserByEmail';

/** Name of the call's query parameter. */
export const DELETION_PARAMETER = 'userEmail';

/** Milliseconds to wait for the account service. */
const TIMEOUT_MS = 30_000;

/** Address of the call on the account service. */
export const deletionUrl = (apiUrl: string, email: string) =>
  `${apiUrl}${DELETION_PATH}?${DELETION_PARAMETER}=${encodeURIComponent(email)}`;

/**
 * Asks the account service to send the deletion letter: one GET that is neither
 * cached nor tells the service which page it came from.
 *
 * @param apiUrl origin of the service; empty: the site's own
 * @param email a valid, trimmed address
 */
export function requestDeletion(apiUrl: string, email: string): Promise<RequestResult> {
  return request(
    deletionUrl(apiUrl, email),
    { cache: 'no-store', referrerPolicy: 'no-referrer' },
    TIMEOUT_MS,
  );
}

import { COUNTDOWN_SECONDS } from './countdown';
import { request } from '@/lib/browser/http/request';

export const DELETION_PARAMETER = 'userEmail';

/** It ends 5 s before the form can be sent again, so that no answer arrives during the next request. */
const TIMEOUT_MS = (COUNTDOWN_SECONDS - 5) * 1000;

/** Returns the request's address without its query. @param service origin; empty: the site's own */
export const deletionEndpoint = (service: string) => `${service}/acc/RequestDeleteUserByEmail`;

export const deletionUrl = (service: string, email: string) =>
  `${deletionEndpoint(service)}?${DELETION_PARAMETER}=${encodeURIComponent(email)}`;

/** Asks the account service for the deletion email with one GET request. @param email a valid, cleaned address */
export const requestDeletion = (service: string, email: string) =>
  request(
    deletionUrl(service, email),
    { cache: 'no-store', referrerPolicy: 'no-referrer' },
    TIMEOUT_MS,
  );

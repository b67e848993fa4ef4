import { type Settings } from '@/lib/settings/parse';

/** Folder of the account service. It is at the root of the site's origin, even if the site has a sub-path. */
export const ACCOUNT_FOLDER = '/acc/';

/**
 * Origin to which the host passes this folder on; undefined if it does not, or if the owner writes
 * the rule.
 */
export const proxyTarget = ({ accountProxy }: Settings): string | undefined =>
  accountProxy.startsWith('http') ? accountProxy : undefined;

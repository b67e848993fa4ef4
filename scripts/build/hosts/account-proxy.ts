import { type Settings } from '@/lib/settings/parse';

/** Path of the account service. It is at the root of the origin, even if the site has a sub-path. */
export const ACCOUNT_FOLDER = '/acc/';

/**
 * Returns the origin to which the host proxies ACCOUNT_FOLDER; undefined if there is no proxy, or if the
 * owner writes the rule.
 */
export const proxyTarget = ({ accountProxy }: Settings): string | undefined =>
  accountProxy.startsWith('http') ? accountProxy : undefined;

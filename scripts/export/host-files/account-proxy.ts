import { type Settings } from '@/lib/settings/parse';

/** What of the settings the files for hosts are made of. */
export type HostSettings = Pick<Settings, 'basePath' | 'hsts' | 'staging' | 'accountProxy'>;

/** Folder of the account service, at the root of the site's origin whatever the sub-path. */
export const ACCOUNT_FOLDER = '/acc/';

/** What a rule of the owner's for the folder displaces. */
export const ACCOUNT_RULE = `правило для ${ACCOUNT_FOLDER}`;

/** Origin to which the host is to pass the folder on; undefined: to none, or by a rule of the owner's. */
export const proxyTarget = ({ accountProxy }: HostSettings): string | undefined =>
  accountProxy.startsWith('http') ? accountProxy : undefined;

import { HOSTING_FOLDER } from '../../shared/folders';
import { type Settings } from '@/lib/settings/parse';

/** Path of the account service. It is at the root of the origin, even if the site has a sub-path. */
export const ACCOUNT_FOLDER = '/acc/';

/**
 * Returns the origin to which the host forwards requests for ACCOUNT_FOLDER; undefined if there is no proxy, or if
 * the owner configures the proxy.
 */
export const proxyTarget = ({ accountProxy }: Settings): string | undefined =>
  accountProxy.startsWith('http') ? accountProxy : undefined;

/**
 * Returns the end of the Russian sentence “Everything is ready if …”: the host has read the proxy rule. The
 * build does not know the host, so it cannot check this. Returns undefined if there is no proxy rule.
 */
export const proxyCondition = (settings: Settings): string | undefined =>
  proxyTarget(settings) &&
  `ваш хостинг прочёл правило для /acc/. Оно записано в out/vercel.json и, в ${HOSTING_FOLDER}/, в nginx.conf, apache.conf (для <VirtualHost>), caddy.conf, _redirects и worker.js. Обычный хостинг с FTP, GitHub Pages, Cloudflare Pages и S3 их не читают: там форма удаления не заработает, впишите адрес сервиса в NEXT_PUBLIC_API_URL (docs/hosting.md).`;

import { HOSTING_FOLDER } from '../../shared/folders';
import { proxyTarget } from '../hosts/account-proxy';
import { type Settings } from '@/lib/settings/parse';

/**
 * What the site still depends on if the host is to pass on the account service: no build knows the host.
 * Undefined if it does not depend on it.
 */
export const proxyCondition = (settings: Settings): string | undefined =>
  settings.apiUrl === '' && proxyTarget(settings) !== undefined
    ? `ваш хостинг прочёл правило для /acc/. Оно записано в out/vercel.json и, в ${HOSTING_FOLDER}/, в nginx.conf, apache.conf (для <VirtualHost>), caddy.conf, _redirects и worker.js. Обычный хостинг с FTP, GitHub Pages, Cloudflare Pages и S3 их не читают: там форма удаления не заработает, впишите адрес сервиса в NEXT_PUBLIC_API_URL (docs/hosting.md).`
    : undefined;

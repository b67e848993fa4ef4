import { HOSTING_FOLDER } from '../../shared/folders';
import { proxyTarget } from '../hosts/account-proxy';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns a condition for the launch, in Russian, if the host must proxy the account service. The build does
 * not know the host, so it cannot check that the host reads the rule. Undefined if no proxy is needed.
 */
export const proxyCondition = (settings: Settings): string | undefined =>
  settings.apiUrl === '' && proxyTarget(settings) !== undefined
    ? `ваш хостинг прочёл правило для /acc/. Оно записано в out/vercel.json и, в ${HOSTING_FOLDER}/, в nginx.conf, apache.conf (для <VirtualHost>), caddy.conf, _redirects и worker.js. Обычный хостинг с FTP, GitHub Pages, Cloudflare Pages и S3 их не читают: там форма удаления не заработает, впишите адрес сервиса в NEXT_PUBLIC_API_URL (docs/hosting.md).`
    : undefined;

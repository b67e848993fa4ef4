import { hasProgram } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';
import { packageIn } from '@/lib/stores/known-stores';

/** Matches host names that are reserved for examples (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/i;

/** Matches host names of the machine itself. */
const LOCAL_HOST = /(^|\.)localhost$|^127\.|^\[::1\]$/i;

const isUnreachable = (host: string) => EXAMPLE_HOST.test(host) || LOCAL_HOST.test(host);

const exampleSentence = (name: string, address: string) =>
  `${name}: адрес «${address}» — пример, нужен настоящий.`;

/**
 * Returns the reasons why an address can be used only for a trial deployment.
 *
 * @param name the variable or field that contains the address
 * @param address an absolute address, or an empty string
 */
export function addressProblems(name: string, address: string): string[] {
  if (address === '') return [];
  const { protocol, hostname } = new URL(address);
  return [
    // No real package name begins with «example.».
    (isUnreachable(hostname) || packageIn(address)?.startsWith('example.') === true) &&
      exampleSentence(name, address),
    protocol === 'http:' && `${name}: адрес «${address}» без https.`,
  ].filter((problem) => problem !== false);
}

/** Returns the reasons why the settings can be used only for a trial deployment. */
export function settingsProblems(settings: Settings, product: Product): string[] {
  const { homeUrl, forumUrl, stores, apiUrl, accountProxy, supportEmail, staging, hsts } = settings;
  return [
    ...addressProblems('NEXT_PUBLIC_SITE_URL', homeUrl),
    ...addressProblems('NEXT_PUBLIC_FORUM_URL', forumUrl),
    ...(hasProgram(product, 'android') ? stores : []).flatMap(({ url }) =>
      addressProblems('NEXT_PUBLIC_STORE_URL', url),
    ),
    ...addressProblems('NEXT_PUBLIC_API_URL', apiUrl),
    isUnreachable(supportEmail.replace(/^.*@/, '')) &&
      exampleSentence('NEXT_PUBLIC_SUPPORT_EMAIL', supportEmail),
    hsts === '' &&
      'HSTS: не решено, и браузерам ничего не обещано: впишите host (https на год для самого адреса), subdomains (на два года и для всех его поддоменов) или none (не обещать).',
    staging &&
      'NEXT_PUBLIC_STAGING: включён, поисковики просят сайт не показывать, https браузерам не обещан.',
    apiUrl !== '' &&
      accountProxy !== '' &&
      'ACCOUNT_PROXY: не действует, пока задан NEXT_PUBLIC_API_URL; оставьте что-нибудь одно.',
    apiUrl === '' &&
      accountProxy === '' &&
      'ACCOUNT_PROXY: не решено, кто отвечает на /acc/: впишите адрес сервиса учётных записей или own, если правило на хостинге ваше; GitHub Pages, Cloudflare Pages, Firebase, Azure, S3 и Google Cloud Storage запросов не передают, для них впишите адрес в NEXT_PUBLIC_API_URL (таблица — в docs/hosting.md).',
    // Only the host name is checked, not the protocol, because a proxy may use http inside its own network.
    apiUrl === '' &&
      accountProxy.startsWith('http') &&
      EXAMPLE_HOST.test(new URL(accountProxy).hostname) &&
      exampleSentence('ACCOUNT_PROXY', accountProxy),
  ].filter((problem) => problem !== false);
}

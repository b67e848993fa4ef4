import { hasProgram } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';
import { packageIn } from '@/lib/stores/known-stores';

/** Names that belong to nobody (RFC 2606, RFC 6761), and the machine itself. */
const RESERVED_HOST =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/i;

/** Addresses that are good for a trial only. @param name of the variable or the field */
export function addressProblems(name: string, address: string): string[] {
  const { protocol, hostname } = new URL(address);
  return [
    // A package name that begins so is nobody's.
    ...(RESERVED_HOST.test(hostname) || packageIn(address)?.startsWith('example.')
      ? [`${name}: адрес «${address}» — пример, нужен настоящий.`]
      : []),
    ...(protocol === 'http:' ? [`${name}: адрес «${address}» без https.`] : []),
  ];
}

/** Settings that are good for a trial but not for the real site. */
export function settingsProblems(settings: Settings, product: Product): string[] {
  const { homeUrl, forumUrl, stores, apiUrl, supportEmail, staging, hsts } = settings;
  const problems = [
    ...addressProblems('NEXT_PUBLIC_SITE_URL', homeUrl),
    ...(forumUrl ? addressProblems('NEXT_PUBLIC_FORUM_URL', forumUrl) : []),
    ...(hasProgram(product, 'android') ? stores : []).flatMap(({ url }) =>
      addressProblems('NEXT_PUBLIC_STORE_URL', url),
    ),
    ...(apiUrl ? addressProblems('NEXT_PUBLIC_API_URL', apiUrl) : []),
  ];
  if (RESERVED_HOST.test(supportEmail.replace(/^.*@/, ''))) {
    problems.push(`NEXT_PUBLIC_SUPPORT_EMAIL: адрес «${supportEmail}» — пример, нужен настоящий.`);
  }
  if (hsts === '') {
    problems.push(
      'HSTS: не решено — host, если https навсегда обещает только сам адрес, или subdomains, если и все его поддомены (на два года).',
    );
  }
  if (staging) {
    problems.push('NEXT_PUBLIC_STAGING: включён, поисковики просят сайт не показывать.');
  }
  return problems;
}

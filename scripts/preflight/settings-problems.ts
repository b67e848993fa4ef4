import { type Settings } from '@/lib/settings/parse';

/** Names that belong to nobody (RFC 2606, RFC 6761), and the machine itself. */
const RESERVED_HOST =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/i;

/** Settings that are good for a trial but not for the real site. */
export function settingsProblems(settings: Settings): string[] {
  const { homeUrl, forumUrl, storeUrl, apiUrl, supportEmail, staging, hsts } = settings;
  const problems: string[] = [];
  const addresses = {
    NEXT_PUBLIC_SITE_URL: homeUrl,
    NEXT_PUBLIC_FORUM_URL: forumUrl,
    NEXT_PUBLIC_STORE_URL: storeUrl,
    ...(apiUrl && { NEXT_PUBLIC_API_URL: apiUrl }),
  };
  for (const [variable, address] of Object.entries(addresses)) {
    const { protocol, hostname } = new URL(address);
    if (RESERVED_HOST.test(hostname)) {
      problems.push(`${variable}: адрес «${address}» — пример, нужен настоящий.`);
    }
    if (protocol === 'http:') problems.push(`${variable}: адрес «${address}» без https.`);
  }
  // A package name that begins so is nobody's.
  if (new URL(storeUrl).searchParams.get('id')?.startsWith('example.')) {
    problems.push(`NEXT_PUBLIC_STORE_URL: страница «${storeUrl}» — пример, нужна настоящая.`);
  }
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

import { type Settings } from '@/lib/settings/parse';

/** Names that belong to nobody (RFC 2606, RFC 6761), and the machine itself. */
const RESERVED_HOST =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/;

const isReserved = (host: string) => RESERVED_HOST.test(host.toLowerCase());

/** The sentences whose condition holds. */
const ifTrue = (...problems: readonly (readonly [boolean, string])[]) =>
  problems.flatMap(([condition, sentence]) => (condition ? sentence : []));

function addressProblems([variable, address]: readonly [string, string]): string[] {
  const { protocol, hostname } = new URL(address);
  return ifTrue(
    [isReserved(hostname), `${variable}: адрес «${address}» — пример, нужен настоящий.`],
    [protocol === 'http:', `${variable}: адрес «${address}» без https.`],
  );
}

/** Settings that are good for a trial but not for the real site. */
export function settingsProblems(settings: Settings): string[] {
  const { homeUrl, forumUrl, storeUrl, apiUrl, supportEmail, staging, hsts } = settings;
  const addresses = [
    ['NEXT_PUBLIC_SITE_URL', homeUrl],
    ['NEXT_PUBLIC_FORUM_URL', forumUrl],
    ['NEXT_PUBLIC_STORE_URL', storeUrl],
    ['NEXT_PUBLIC_API_URL', apiUrl],
  ] as const;
  return [
    ...addresses.filter(([, address]) => address !== '').flatMap(addressProblems),
    ...ifTrue(
      // A package name that begins so is nobody's.
      [
        new URL(storeUrl).searchParams.get('id')?.startsWith('example.') ?? false,
        `NEXT_PUBLIC_STORE_URL: страница «${storeUrl}» — пример, нужна настоящая.`,
      ],
      [
        isReserved(supportEmail.replace(/^.*@/, '')),
        `NEXT_PUBLIC_SUPPORT_EMAIL: адрес «${supportEmail}» — пример, нужен настоящий.`,
      ],
      [
        hsts === '',
        'HSTS: не решено — host, если https навсегда обещает только сам адрес, или subdomains, если и все его поддомены (на два года).',
      ],
      [staging, 'NEXT_PUBLIC_STAGING: включён, поисковики просят сайт не показывать.'],
    ),
  ];
}

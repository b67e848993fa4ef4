import { lookup } from 'mime-types';
import { ISLANDS_FOLDER } from '../../folders';
import { type Settings } from '@/lib/settings/parse';
import { downloadPath, files } from '@/lib/site/routes';

export type Hsts = Settings['hsts'];

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every address below a folder. */
export interface HeaderRule {
  /** From the site's home, with a slash at both ends; `/` is the whole site. */
  readonly folder: string;
  readonly headers: Headers;
}

const ONE_YEAR_SECONDS = 31_536_000;

/** For pages and other files whose name stays the same from build to build. */
const revalidate = 'public, max-age=0, must-revalidate';

const unusedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** Sharing is allowed by default, and browsers without a share sheet warn of `web-share`. */
const permissions = `${unusedFeatures.replaceAll(' ', '=(), ')}=(), clipboard-write=(self)`;

/** Subdomains and two years, for preload lists, are the owner's choice: no one can revoke it (RFC 6797). */
const strictTransport = (hsts: Hsts) =>
  hsts === 'subdomains'
    ? `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains`
    : `max-age=${ONE_YEAR_SECONDS}`;

/** The one source of response headers for every host; where rules overlap, the later one counts. */
export const headerRules = (hsts: Hsts = ''): readonly HeaderRule[] => [
  {
    folder: '/',
    headers: {
      // A policy in a page cannot say this one; the rest of the policy differs from page to page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissions,
      'Strict-Transport-Security': strictTransport(hsts),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': revalidate,
    },
  },
  {
    folder: `/${ISLANDS_FOLDER}/`,
    headers: { 'Cache-Control': `public, max-age=${ONE_YEAR_SECONDS}, immutable` },
  },
  { folder: downloadPath(''), headers: { 'Content-Disposition': 'attachment' } },
];

/** Rules of single folders, without the one of the whole site. */
export const folderRules = headerRules().slice(1);

const folderHeaders = new Set(folderRules.flatMap(({ headers }) => Object.keys(headers)));

/** Whether a header depends on the file; the others hold for redirects and errors too. */
export const isFileHeader = (name: string) => folderHeaders.has(name);

/** Headers of an address inside of the site. @param address path from the site's home, `/help/` */
export function headersOf(address: string, hsts?: Hsts): Headers {
  const matching = headerRules(hsts).filter(({ folder }) => address.startsWith(folder));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Extensions that one host or another does not know. */
const unevenlyKnown = ['.avif', '.exe', '.msi', '.webmanifest', '.zip'];

/** Content types of these extensions by mime-db, which gathers IANA's, Apache's and nginx' tables. */
export const mediaTypes: Readonly<Record<string, string>> = Object.fromEntries(
  unevenlyKnown.map((extension) => [extension, lookup(extension) || 'application/octet-stream']),
);

/** Content types of single files, by their address: other files of the same extension have another. */
export const fileTypes: Readonly<Record<string, string>> = {
  [files.changesFeed]: 'application/atom+xml',
};

import { lookup } from 'mime-types';
import { ISLANDS_FOLDER } from '../../shared/folders';
import { type Settings } from '@/lib/settings/parse';
import { downloadPath, files } from '@/lib/site/routes';

export type HeaderSettings = Partial<Pick<Settings, 'hsts' | 'staging'>>;

export type Headers = Readonly<Record<string, string>>;

/** Headers for every address in a folder. */
interface HeaderRule {
  /** Path from the site's home, with a slash at both ends; `/` is the whole site. */
  readonly folder: string;
  readonly headers: Headers;
}

const ONE_YEAR_SECONDS = 31_536_000;

const unusedFeatures =
  'accelerometer autoplay camera encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** Values of Strict-Transport-Security, by the setting `hsts`. The two years are from hstspreload.org. */
const transportSecurity = {
  host: `max-age=${ONE_YEAR_SECONDS}`,
  subdomains: `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains`,
};

/** Rules for individual folders. */
export const folderRules: readonly HeaderRule[] = [
  {
    folder: `/${ISLANDS_FOLDER}/`,
    headers: { 'Cache-Control': `public, max-age=${ONE_YEAR_SECONDS}, immutable` },
  },
  { folder: downloadPath(''), headers: { 'Content-Disposition': 'attachment' } },
];

/** Returns the rules for the response headers. If two rules set the same header, the later one applies. */
export const headerRules = ({ hsts, staging }: HeaderSettings = {}): readonly HeaderRule[] => [
  {
    folder: '/',
    headers: {
      // `frame-ancestors` does not work in `<meta>`. The rest of the Content-Security-Policy differs between
      // pages, so it is in their `<meta>`.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // `web-share` is not listed: it is allowed by default, and browsers without a share sheet warn about it.
      'Permissions-Policy': `${unusedFeatures.replaceAll(' ', '=(), ')}=(), clipboard-write=(self)`,
      // The owner decides on this header, because it cannot be withdrawn before it expires (RFC 6797). A trial
      // deployment never sends it.
      ...(hsts &&
        hsts !== 'none' &&
        !staging && { 'Strict-Transport-Security': transportSecurity[hsts] }),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // Pages keep their address when their content changes, so browsers must revalidate them.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  ...folderRules,
];

const folderHeaders = folderRules.flatMap(({ headers }) => Object.keys(headers));

/** Whether a header depends on the file. All other headers are sent with redirects and errors, too. */
export const isFileHeader = (name: string) => folderHeaders.includes(name);

/** Returns the headers of an address of the site. @param address path from the site's home, such as `/help/` */
export function headersOf(address: string, settings?: HeaderSettings): Headers {
  const matching = headerRules(settings).filter(({ folder }) => address.startsWith(folder));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The content types of all text files in the export, which servers should compress. */
export const compressedTypes: readonly string[] = [
  ...['text/html', 'text/plain', 'text/css', 'text/xml', 'text/javascript', 'image/svg+xml'],
  ...['javascript', 'json', 'manifest+json', 'xml', 'atom+xml'].map(
    (type) => `application/${type}`,
  ),
];

/**
 * Content types by file extension, for extensions that at least one of the hosts does not know. The types are
 * from mime-db, which combines the tables of IANA, Apache and nginx.
 */
export const mediaTypes: Readonly<Record<string, string>> = Object.fromEntries(
  ['.avif', '.exe', '.msi', '.webmanifest', '.zip'].map((extension) => [
    extension,
    lookup(extension) || 'application/octet-stream',
  ]),
);

/** Content types, by address, of files whose extension would give them the wrong type. */
export const fileTypes: Readonly<Record<string, string>> = {
  [files.changesFeed]: 'application/atom+xml',
};

/**
 * Returns the headers by address pattern, for hosts that match addresses by wildcards. The first pattern is for
 * the whole site.
 *
 * @param below the host's wildcard for everything in a folder
 */
export function patternRules(settings: Settings, below: string): Record<string, Headers> {
  const rules: Record<string, Headers> = {};
  for (const { folder, headers } of headerRules(settings)) {
    rules[settings.basePath + folder + below] = headers;
  }
  for (const [address, type] of Object.entries(fileTypes)) {
    rules[settings.basePath + address] = { 'Content-Type': type };
  }
  return rules;
}

import path from 'node:path';
import { ACCOUNT_FOLDER, type HostSettings, proxyTarget } from './account-proxy';
import { compressedTypes, fileTypes, headerRules, isFileHeader, mediaTypes } from './headers';
import { type HostFile, ownText, textFile } from './own-file';

/** A directive that a later one overrides. */
interface Directive {
  /** Its subject, in words for people. */
  readonly about: string;
  readonly line: string;
  /** The beginning of a line of the owner's with the same subject, for a regular expression. */
  readonly other: string;
  /** The beginning of such a line whose value would be joined with ours; without it ours may yield to theirs. */
  readonly joining?: string;
}

const toHeader = ([name, value]: [string, string]): Directive => ({
  about: name,
  line: `Header ${isFileHeader(name) ? '' : 'always '}set ${name} "${value}"`,
  ...(isFileHeader(name) && {
    joining: `Header\\s+(always\\s+\\S+|(onsuccess\\s+)?(?!(un)?set\\s)\\S+)\\s+"?${name}`,
  }),
  // mod_expires sets one header only.
  other: `Header\\s+((always|onsuccess)\\s+)?[a-z]+\\*?\\s+"?${name}${name === 'Cache-Control' ? '|Expires\\w+' : ''}`,
});

const siteDirectives = (basePath: string): Directive[] => [
  {
    about: 'Options',
    line: 'Options -Indexes -MultiViews',
    other: 'Options\\s.*(Indexes|MultiViews|All|None)',
  },
  {
    about: 'ErrorDocument 404',
    line: `ErrorDocument 404 ${basePath}/404.html`,
    other: 'ErrorDocument\\s+404',
  },
  {
    about: 'AddDefaultCharset',
    line: 'AddDefaultCharset utf-8',
    other: 'AddDefaultCharset',
  },
  ...Object.entries(mediaTypes).map(([extension, type]) => ({
    about: `AddType ${extension}`,
    line: `AddType ${type} ${extension}`,
    other: `AddType\\s.*\\${extension}`,
  })),
];

const section = (opening: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [`<${opening}>`, ...lines.map((line) => `  ${line}`), `</${opening.split(' ', 1)[0]}>`];

/** Brotli if it is installed, otherwise gzip: the second filter skips what the first has compressed. */
const compression = section(
  'IfModule mod_filter.c',
  [
    ['mod_brotli.c', 'BROTLI_COMPRESS'],
    ['mod_deflate.c', 'DEFLATE'],
  ].flatMap(([module, filter]) =>
    section(`IfModule ${module}`, [
      `AddOutputFilterByType ${filter} ${compressedTypes.join(' ')}`,
      // To an error page Apache applies no filter by its type.
      ...section('Files "404.html"', [`SetOutputFilter ${filter}`]),
    ]),
  ),
);

/**
 * The compressing filters add a suffix to the ETag. Apache would not recognise it in the browser's
 * next request, and would send the whole page each time.
 */
const revalidation = `RequestHeader edit* If-None-Match '-(gzip|br)"' '"'`;

/**
 * `.htaccess` of Apache 2.4, for the folder of the export; needs `AllowOverride All`. The owner's
 * lines come after ours and override them. If the owner sets one of our headers, ours is left out,
 * because Apache would send both if one of them is set with `always`; if the owner's rule for caching
 * cannot be joined with ours, ours stays for the files that theirs is not for. DirectoryIndex lists
 * are joined, ours first.
 */
export function htaccess(settings: HostSettings, own?: Buffer): HostFile {
  const { basePath } = settings;
  const text = ownText(own);
  const isThere = (line: string) => new RegExp(`^\\s*(${line})\\b`, 'im').test(text);
  const isOwners = ({ other }: Directive) => isThere(other);
  const general = siteDirectives(basePath);
  const rules = headerRules(settings).map(({ folder, headers }) => ({
    place: (basePath + folder).replace(/[.~-]/g, '\\$&'),
    isWholeSite: folder === '/',
    directives: Object.entries(headers).map(toHeader),
  }));
  /** The folders that have a rule of their own for it. */
  const elsewhere = ({ about }: Directive) =>
    rules
      .filter((one) => !one.isWholeSite && one.directives.some((other) => other.about === about))
      .map(({ place }) => `^${place}`)
      .join('|');
  const displaced = [...general, ...rules.flatMap(({ directives }) => directives)]
    .filter((directive) => isOwners(directive) && !text.includes(directive.line))
    .map(({ about }) => about);
  const lines = [
    ...general.map(({ line }) => line),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      section(`Files "${path.posix.basename(address)}"`, [`ForceType ${type}`]),
    ),
    ...section('IfModule mod_headers.c', [
      ...rules.flatMap(({ place, isWholeSite, directives }) => {
        const set = directives.flatMap((one) => {
          if (!isOwners(one)) return one.line;
          if (!one.joining || isThere(one.joining)) return [];
          const line = one.line.replace('set', 'setifempty');
          return isWholeSite ? `${line} "expr=%{REQUEST_URI} !~ m#${elsewhere(one)}#"` : line;
        });
        return isWholeSite ? set : section(`If "%{REQUEST_URI} =~ m#^${place}#"`, set);
      }),
      revalidation,
    ]),
    ...compression,
  ];
  const owners = text && `# public/.htaccess:\n${text}`;
  const parts = [lines.join('\n'), owners, 'DirectoryIndex index.html'];
  return textFile(parts, [...new Set(displaced)]);
}

/**
 * The proxy of the account service for Apache's `<VirtualHost>`: in `.htaccess` Apache may not use
 * TLS to another server. mod_proxy itself sends the site's host as `X-Forwarded-Host`.
 */
export function apacheConf(settings: HostSettings): string | undefined {
  const target = proxyTarget(settings);
  if (target === undefined) return undefined;
  const pair = `"${ACCOUNT_FOLDER}" "${target}${ACCOUNT_FOLDER}"`;
  return [
    ...(target.startsWith('https:') ? ['SSLProxyEngine on'] : []),
    `ProxyPass ${pair}`,
    `ProxyPassReverse ${pair}`,
    '',
  ].join('\n');
}

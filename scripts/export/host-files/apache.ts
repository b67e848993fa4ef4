import path from 'node:path';
import { ACCOUNT_FOLDER, type HostSettings, proxyTarget } from './account-proxy';
import { compressedTypes, fileTypes, headerRules, isFileHeader, mediaTypes } from './headers';
import { type HostFile, ownText, textFile } from './own-file';

/** A directive, of which a later one counts. */
interface Directive {
  /** What it is about, for people. */
  readonly about: string;
  readonly line: string;
  /** How such a line of the owner's begins, for a regular expression. */
  readonly other: string;
}

const toHeader = ([name, value]: [string, string]): Directive => ({
  about: name,
  line: `Header ${isFileHeader(name) ? '' : 'always '}set ${name} "${value}"`,
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

/** Brotli where it is installed; what it has compressed, the second filter leaves alone. */
const compression = section(
  'IfModule mod_filter.c',
  [
    ['mod_brotli.c', 'BROTLI_COMPRESS'],
    ['mod_deflate.c', 'DEFLATE'],
  ].flatMap(([module, filter]) =>
    section(`IfModule ${module}`, [`AddOutputFilterByType ${filter} ${compressedTypes.join(' ')}`]),
  ),
);

/**
 * What compresses marks the version that a browser keeps, and Apache would not know it again, so that the
 * whole page came every time.
 */
const revalidation = `RequestHeader edit* If-None-Match '-(gzip|br)"' '"'`;

/**
 * `.htaccess` of Apache 2.4, for the folder of the export; needs `AllowOverride All`. The owner's lines
 * stand after ours and count; a header that they set is theirs alone, because Apache would send both
 * where one is set `always`. Of DirectoryIndex both count, the first one first.
 */
export function htaccess(settings: HostSettings, own?: Buffer): HostFile {
  const { basePath } = settings;
  const text = ownText(own);
  const isOwners = ({ other }: Directive) => new RegExp(`^\\s*(${other})\\b`, 'im').test(text);
  const general = siteDirectives(basePath);
  const rules = headerRules(settings).map(({ folder, headers }) => ({
    place: (basePath + folder).replace(/[.~-]/g, '\\$&'),
    isWholeSite: folder === '/',
    directives: Object.entries(headers).map(toHeader),
  }));
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
        const set = directives.filter((one) => !isOwners(one)).map(({ line }) => line);
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
 * For the `<VirtualHost>` of Apache, since `.htaccess` may not speak TLS to another server: the account
 * service. mod_proxy itself tells it the site's host as `X-Forwarded-Host`.
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

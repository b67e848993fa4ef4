import path from 'node:path';
import { ACCOUNT_FOLDER, type HostSettings, proxyTarget } from './account-proxy';
import {
  compressedTypes,
  fileTypes,
  headerRules,
  isFileHeader,
  mediaTypes,
  type HeaderRule,
} from './headers';
import { type HostFile, ownText, textFile } from './own-file';

const escaped = (text: string) => text.replace(/[.~-]/g, '\\$&');

const setHeader = ([name, value]: [string, string]) =>
  `Header ${isFileHeader(name) ? '' : 'always '}set ${name} "${value}"`;

const section = (opening: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [`<${opening}>`, ...lines.map((line) => `  ${line}`), `</${opening.split(' ', 1)[0]}>`];

/** @param isOwn whether the owner's file sets a header of that name */
function ruleLines(
  basePath: string,
  { folder, headers }: HeaderRule,
  isOwn: (name: string) => boolean,
): string[] {
  const lines = Object.entries(headers)
    .filter(([name]) => !isOwn(name))
    .map(setHeader);
  if (folder === '/') return lines;
  return section(`If "%{REQUEST_URI} =~ m#^${escaped(basePath + folder)}#"`, lines);
}

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
const revalidation = [`RequestHeader edit* If-None-Match '-(gzip|br)"' '"'`];

/** Directives of which a later one counts, each with what it is about and how another one of that begins. */
const directives = (basePath: string): [about: string, line: string, other: string][] => [
  ['Options', 'Options -Indexes -MultiViews', 'Options\\s.*(Indexes|MultiViews|All|None)'],
  ['ErrorDocument 404', `ErrorDocument 404 ${basePath}/404.html`, 'ErrorDocument\\s+404'],
  ['AddDefaultCharset', 'AddDefaultCharset utf-8', 'AddDefaultCharset'],
  ...Object.entries(mediaTypes).map(([extension, type]): [string, string, string] => [
    `AddType ${extension}`,
    `AddType ${type} ${extension}`,
    `AddType\\s.*\\${extension}`,
  ]),
];

/** `Header` and its like, with the header that they are about; mod_expires has one only. */
function ownHeaders(own: string): ReadonlySet<string> {
  const header = /^\s*Header\s+(?:always\s+|onsuccess\s+)?[a-z]+\*?\s+"?([\w-]+)/gim;
  const names = [...own.matchAll(header)].map(([, name = '']) => name.toLowerCase());
  return new Set(/^\s*Expires\w+\s/im.test(own) ? [...names, 'cache-control'] : names);
}

/**
 * `.htaccess` of Apache 2.4, for the folder of the export; needs `AllowOverride All`. The owner's lines
 * stand after ours and count; a header that they set is theirs alone, because Apache would send both
 * where one is set `always`. Of DirectoryIndex both count, the first one first.
 */
export function htaccess(settings: HostSettings, own?: Buffer): HostFile {
  const { basePath } = settings;
  const text = ownText(own);
  const names = ownHeaders(text);
  const isOwn = (name: string) => names.has(name.toLowerCase());
  const rules = headerRules(settings);
  const displaced = [
    ...directives(basePath).filter(
      ([, line, other]) => new RegExp(`^\\s*${other}\\b`, 'im').test(text) && !text.includes(line),
    ),
    ...rules.flatMap(({ headers }) =>
      Object.entries(headers).filter(([name, value]) => isOwn(name) && !text.includes(value)),
    ),
  ].map(([about]) => about);
  return textFile(
    [
      [
        ...directives(basePath).map(([, line]) => line),
        ...Object.entries(fileTypes).flatMap(([address, type]) =>
          section(`Files "${path.posix.basename(address)}"`, [`ForceType ${type}`]),
        ),
        ...section('IfModule mod_headers.c', [
          ...rules.flatMap((rule) => ruleLines(basePath, rule, isOwn)),
          ...revalidation,
        ]),
        ...compression,
      ].join('\n'),
      text && `# public/.htaccess:\n${text}`,
      'DirectoryIndex index.html',
    ],
    [...new Set(displaced)],
  );
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

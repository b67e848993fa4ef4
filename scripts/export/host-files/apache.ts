import path from 'node:path';
import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import {
  compressedTypes,
  fileTypes,
  folderRules,
  headerRules,
  isFileHeader,
  mediaTypes,
} from './headers';
import { type HostFile, ownText, type Site, textFile } from './own-file';

/** What it is about, our line, and the beginning of an owner's line about the same, for a regular expression. */
type Directive = readonly [about: string, line: string, same: string];

const siteDirectives = (basePath: string): Directive[] => [
  ['Options', 'Options -Indexes -MultiViews', 'Options\\s.*(Indexes|MultiViews|All|None)'],
  ['ErrorDocument 404', `ErrorDocument 404 ${basePath}/404.html`, 'ErrorDocument\\s+404'],
  ['AddDefaultCharset', 'AddDefaultCharset utf-8', 'AddDefaultCharset'],
  ...Object.entries(mediaTypes).map(([extension, type]): Directive => {
    const about = `AddType ${extension}`;
    return [about, `AddType ${type} ${extension}`, `AddType\\s.*\\${extension}`];
  }),
];

/** The beginning of an owner's line for a header. mod_expires sets one header only. */
const anyFor = (name: string) =>
  `Header\\s+((always|onsuccess)\\s+)?[a-z]+\\*?\\s+"?${name}${name === 'Cache-Control' ? '|Expires\\w+' : ''}`;

/** The beginning of an owner's line whose value would be joined with ours. */
const joiningFor = (name: string) =>
  `Header\\s+(always\\s+\\S+|(onsuccess\\s+)?(?!(un)?set\\s)\\S+)\\s+"?${name}`;

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
export function htaccess(settings: Site, own?: Buffer): HostFile {
  const { basePath } = settings;
  const text = ownText(own);
  /** Whether the owner has such a line. */
  const isThere = (line: string) => new RegExp(`^\\s*(${line})\\b`, 'im').test(text);
  const general = siteDirectives(basePath);
  const displaced = general
    .filter(([, line, same]) => isThere(same) && !text.includes(line))
    .map(([about]) => about);
  const placeOf = (folder: string) => `^${(basePath + folder).replace(/[.~-]/g, '\\$&')}`;
  const header = (folder: string, name: string, value: string) => {
    const isFile = isFileHeader(name);
    const line = `Header ${isFile ? '' : 'always '}set ${name} "${value}"`;
    if (!isThere(anyFor(name))) return line;
    if (!text.includes(line)) displaced.push(name);
    if (!isFile || isThere(joiningFor(name))) return [];
    const others = folderRules.filter((rule) => folder === '/' && name in rule.headers);
    const places = others.map((rule) => placeOf(rule.folder)).join('|');
    const condition = places && ` "expr=%{REQUEST_URI} !~ m#${places}#"`;
    return line.replace('set', 'setifempty') + condition;
  };
  const lines = [
    ...general.map(([, line]) => line),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      section(`Files "${path.posix.basename(address)}"`, [`ForceType ${type}`]),
    ),
    ...section('IfModule mod_headers.c', [
      ...headerRules(settings).flatMap(({ folder, headers }) => {
        const set = Object.entries(headers).flatMap((one) => header(folder, ...one));
        return folder === '/' ? set : section(`If "%{REQUEST_URI} =~ m#${placeOf(folder)}#"`, set);
      }),
      revalidation,
    ]),
    ...compression,
  ];
  const owners = text && `# public/.htaccess:\n${text}`;
  const parts = [lines.join('\n'), owners, 'DirectoryIndex index.html'];
  return textFile(parts, displaced);
}

/**
 * The proxy of the account service for Apache's `<VirtualHost>`: in `.htaccess` Apache may not use
 * TLS to another server. mod_proxy itself sends the site's host as `X-Forwarded-Host`.
 */
export function apacheConf(settings: Site): HostFile | undefined {
  const target = proxyTarget(settings);
  if (target === undefined) return undefined;
  const pair = `"${ACCOUNT_FOLDER}" "${target}${ACCOUNT_FOLDER}"`;
  const tls = target.startsWith('https:') ? ['SSLProxyEngine on'] : [];
  return textFile([[...tls, `ProxyPass ${pair}`, `ProxyPassReverse ${pair}`].join('\n')]);
}

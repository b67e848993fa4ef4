import path from 'node:path';
import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { compressedTypes, fileTypes, headerRules, isFileHeader, mediaTypes } from './headers';
import { textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

const section = (opening: string, lines: readonly string[]) => [
  `<${opening}>`,
  ...lines.map((line) => `  ${line}`),
  `</${opening.split(' ', 1)[0]}>`,
];

/** Uses Brotli if it is installed, otherwise gzip. The gzip filter skips what Brotli has already compressed. */
const compression = section(
  'IfModule mod_filter.c',
  [
    ['mod_brotli.c', 'BROTLI_COMPRESS'],
    ['mod_deflate.c', 'DEFLATE'],
  ].flatMap(([module, filter]) =>
    section(`IfModule ${module}`, [
      `AddOutputFilterByType ${filter} ${compressedTypes.join(' ')}`,
      // Apache does not apply `AddOutputFilterByType` to error pages.
      ...section('Files "404.html"', [`SetOutputFilter ${filter}`]),
    ]),
  ),
);

/**
 * Returns the `.htaccess` for Apache 2.4, which belongs in the folder of the export. It does not use
 * `Options`, because many shared hosts forbid it and answer with an error 500. `IndexIgnore` empties
 * directory listings instead.
 */
export function htaccess(settings: Settings): string {
  const { basePath } = settings;
  const lines = [
    'DirectoryIndex index.html',
    `ErrorDocument 404 ${basePath}/404.html`,
    'AddDefaultCharset utf-8',
    ...Object.entries(mediaTypes).map(([extension, type]) => `AddType ${type} ${extension}`),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      section(`Files "${path.posix.basename(address)}"`, [`ForceType ${type}`]),
    ),
    ...section('IfModule mod_headers.c', [
      ...headerRules(settings).flatMap(({ folder, headers }) => {
        const set = Object.entries(headers).map(
          ([name, value]) => `Header ${isFileHeader(name) ? '' : 'always '}set ${name} "${value}"`,
        );
        const place = `^${(basePath + folder).replace(/[.~-]/g, '\\$&')}`;
        return folder === '/' ? set : section(`If "%{REQUEST_URI} =~ m#${place}#"`, set);
      }),
      // The compressing filters add a suffix to the ETag. Without this line, Apache would not recognise the ETag
      // in the browser's next request, and would send the whole page again.
      `RequestHeader edit* If-None-Match '-(gzip|br)"' '"'`,
    ]),
    ...compression,
    ...section('IfModule mod_autoindex.c', ['IndexIgnore *']),
  ];
  return textOf(lines);
}

/**
 * Returns the proxy rule. It belongs in Apache's `<VirtualHost>`, because a `.htaccess` file cannot enable TLS
 * to another server. mod_proxy adds `X-Forwarded-Host` with the site's host.
 */
export function apacheConf(settings: Settings): string | undefined {
  const target = proxyTarget(settings);
  if (target === undefined) return undefined;
  const pair = `"${ACCOUNT_FOLDER}" "${target}${ACCOUNT_FOLDER}"`;
  const tls = target.startsWith('https:') ? ['SSLProxyEngine on'] : [];
  return textOf([...tls, `ProxyPass ${pair}`, `ProxyPassReverse ${pair}`]);
}

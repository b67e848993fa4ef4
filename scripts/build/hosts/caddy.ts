import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import { fileTypes, folderRules, headersOf, mediaTypes, type Headers } from './headers';
import { blockWith, textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

const block = blockWith('\t');

const fieldsOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name} "${value}"`);

const COMPRESSION = 'encode zstd gzip';

/**
 * Returns configuration to `import` into a site's block of a Caddyfile. For a site with the sub-path `/app`, the
 * block's `root` must contain the export as the folder `app`.
 *
 * @see https://caddyserver.com/docs/caddyfile/directives
 */
export function caddyConf(settings: Settings): string {
  const { basePath } = settings;
  const target = proxyTarget(settings);
  const site = headersOf('/', settings);
  const folderHeaders = folderRules.flatMap(({ headers }) => Object.keys(headers));
  const proxy = target
    ? block(`reverse_proxy ${ACCOUNT_FOLDER}* ${target}`, ['header_up Host {upstream_hostport}'])
    : [];
  const lines = [
    COMPRESSION,
    ...proxy,
    ...block('@site', [`path ${basePath}/*`, `not path ${ACCOUNT_FOLDER}*`]),
    // Without `route` Caddy would change the order of these directives.
    ...block('route @site', [
      ...block('header', fieldsOf(site)),
      ...folderRules.flatMap(({ folder, headers }) =>
        block(`header ${basePath}${folder}*`, fieldsOf(headers)),
      ),
      ...Object.entries(mediaTypes).flatMap(([extension, type]) => [
        `@${extension} path *${extension}`,
        `header @${extension} Content-Type ${type}`,
      ]),
      ...Object.entries(fileTypes).map(
        ([address, type]) => `header ${basePath}${address} Content-Type ${type}`,
      ),
    ]),
    'file_server',
    ...block('handle_errors', [
      '@unknown expression {err.status_code} == 404',
      ...block('handle @unknown', [
        // The compression above does not apply to error responses.
        COMPRESSION,
        // Even if a file is missing from a folder with its own rule, the 404 page gets the site's headers.
        ...folderHeaders.map((name) =>
          site[name] ? `header ${name} "${site[name]}"` : `header -${name}`,
        ),
        // Otherwise Caddy would derive the content type from the address in the request.
        'header Content-Type "text/html; charset=utf-8"',
        `rewrite * ${basePath}/404.html`,
        'file_server',
      ]),
    ]),
  ];
  return textOf(lines);
}

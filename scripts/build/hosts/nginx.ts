import { ACCOUNT_FOLDER, proxyTarget } from './account-proxy';
import {
  compressedTypes,
  fileTypes,
  folderRules,
  headersOf,
  isFileHeader,
  mediaTypes,
} from './headers';
import { blockWith, textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

const addHeader = ([name, value]: [string, string]) =>
  `add_header ${name} "${value}"${isFileHeader(name) ? '' : ' always'};`;

const block = blockWith('  ');

/** In a location, `types` replaces nginx's whole list of types, so each added type gets its own location. */
const typeBlock = (location: string, type: string) =>
  block(`location ${location}`, ['types { }', `default_type ${type};`]);

/** A location with `add_header` does not inherit headers from outside, so each location repeats all of them. */
const filesOf = (folder: string, settings: Settings) => [
  ...Object.entries(headersOf(folder, settings)).map(addHeader),
  ...Object.entries(mediaTypes).flatMap(([extension, type]) =>
    typeBlock(`~ \\${extension}$`, type),
  ),
];

const compression = [
  'gzip on;',
  'gzip_vary on;',
  '# Behind a proxy, too.',
  'gzip_proxied any;',
  // nginx always compresses HTML, and warns if `gzip_types` contains it.
  `gzip_types ${compressedTypes.filter((type) => type !== 'text/html').join(' ')};`,
];

const RELATIVE = [
  '# Behind a proxy nginx knows neither the scheme nor the port of the public address.',
  'absolute_redirect off;',
];

const accountBlock = (target: string) =>
  block(`location ${ACCOUNT_FOLDER}`, [
    '# The name is looked up once: reload nginx when the service moves.',
    `proxy_pass ${target};`,
    ...(target.startsWith('https:') ? ['proxy_ssl_server_name on;'] : []),
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ]);

/**
 * Returns configuration for a `server` block of nginx. For a site with the sub-path `/app`, the block's `root`
 * must contain the export as the folder `app`.
 */
export function nginxConf(settings: Settings): string {
  const { basePath } = settings;
  const target = proxyTarget(settings);
  // This location is for the sub-path without a trailing slash. nginx redirects to the address with the slash.
  const redirect = basePath ? block(`location = ${basePath}`, RELATIVE) : [];
  const lines = block(`location ${basePath}/`, [
    'index index.html;',
    'charset utf-8;',
    ...RELATIVE,
    `error_page 404 ${basePath}/404.html;`,
    ...compression,
    ...filesOf('/', settings),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      typeBlock(`= ${basePath}${address}`, type),
    ),
    // Without `^~` the locations for types would take precedence, because they are regular expressions.
    ...folderRules.flatMap(({ folder }) =>
      block(`location ^~ ${basePath}${folder}`, filesOf(folder, settings)),
    ),
  ]);
  return textOf([...redirect, ...lines, ...(target ? accountBlock(target) : [])]);
}

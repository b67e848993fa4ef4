import path from 'node:path';
import {
  fileTypes,
  folderRules,
  headerRules,
  headersOf,
  isFileHeader,
  mediaTypes,
  type HeaderRule,
  type Hsts,
} from './headers';

const escaped = (text: string) => text.replace(/[.~-]/g, '\\$&');

const setHeader = ([name, value]: [string, string]) =>
  `Header ${isFileHeader(name) ? '' : 'always '}set ${name} "${value}"`;

function ruleLines(basePath: string, { folder, headers }: HeaderRule): string[] {
  const lines = Object.entries(headers).map(setHeader);
  if (folder === '/') return lines.map((line) => `  ${line}`);
  const pattern = `^${escaped(basePath + folder)}`;
  return [
    `  <If "%{REQUEST_URI} =~ m#${pattern}#">`,
    ...lines.map((line) => `    ${line}`),
    '  </If>',
  ];
}

/** `.htaccess` of Apache 2.4, for the folder of the export; needs `AllowOverride All`. */
export function htaccess(basePath: string, hsts?: Hsts): string {
  return [
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    `ErrorDocument 404 ${basePath}/404.html`,
    'AddDefaultCharset utf-8',
    ...Object.entries(mediaTypes).map(([extension, type]) => `AddType ${type} ${extension}`),
    ...Object.entries(fileTypes).flatMap(([address, type]) => [
      `<Files "${path.posix.basename(address)}">`,
      `  ForceType ${type}`,
      '</Files>',
    ]),
    '<IfModule mod_headers.c>',
    ...headerRules(hsts).flatMap((rule) => ruleLines(basePath, rule)),
    '</IfModule>',
    '',
  ].join('\n');
}

const addHeader = ([name, value]: [string, string]) =>
  `add_header ${name} "${value}"${isFileHeader(name) ? '' : ' always'};`;

const block = (opening: string, lines: readonly string[]) => [
  `${opening} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** `types` takes the place of every type that nginx knows, so each one stands by itself. */
const typeBlock = (location: string, type: string) =>
  block(`location ${location}`, ['types { }', `default_type ${type};`]);

const typeBlocks = Object.entries(mediaTypes).flatMap(([extension, type]) =>
  typeBlock(`~ \\${extension}$`, type),
);

/** A location with headers of its own loses those around it, so each one has them all. */
const filesOf = (folder: string, hsts?: Hsts) => [
  ...Object.entries(headersOf(folder, hsts)).map(addHeader),
  ...typeBlocks,
];

/** For a `server` block of nginx whose `root` holds the export at the sub-path. */
export function nginxConf(basePath: string, hsts?: Hsts): string {
  const lines = block(`location ${basePath}/`, [
    'index index.html;',
    'charset utf-8;',
    '# Behind a proxy nginx knows neither the scheme nor the port of the public address.',
    'absolute_redirect off;',
    `error_page 404 ${basePath}/404.html;`,
    ...filesOf('/', hsts),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      typeBlock(`= ${basePath}${address}`, type),
    ),
    // Without ^~ the types, which are patterns, would win over the folder.
    ...folderRules.flatMap(({ folder }) =>
      block(`location ^~ ${basePath}${folder}`, filesOf(folder, hsts)),
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

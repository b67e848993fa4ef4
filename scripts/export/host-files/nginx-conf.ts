import { fileTypes, headerRules, headersOf, isFileHeader, mediaTypes } from './headers';

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
const filesOf = (folder: string) => [
  ...Object.entries(headersOf(folder)).map(addHeader),
  ...typeBlocks,
];

/**
 * Part of an nginx configuration, to be included in a `server` block whose `root` is the export,
 * or the folder that holds the export under the sub-path's name.
 *
 * @param basePath sub-path without a final slash
 */
export function nginxConf(basePath: string): string {
  const folders = headerRules.map(({ folder }) => folder).filter((folder) => folder !== '/');
  const lines = block(`location ${basePath}/`, [
    'index index.html;',
    'charset utf-8;',
    '# Behind a proxy nginx knows neither the scheme nor the port of the public address.',
    'absolute_redirect off;',
    `error_page 404 ${basePath}/404.html;`,
    ...filesOf('/'),
    ...Object.entries(fileTypes).flatMap(([address, type]) =>
      typeBlock(`= ${basePath}${address}`, type),
    ),
    // Without ^~ the types, which are patterns, would win over the folder.
    ...folders.flatMap((folder) => block(`location ^~ ${basePath}${folder}`, filesOf(folder))),
  ]);
  return `${lines.join('\n')}\n`;
}

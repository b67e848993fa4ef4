import path from 'node:path';
import { fileTypes, headerRules, isFileHeader, mediaTypes, type HeaderRule } from './headers';

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

/**
 * `.htaccess` of Apache 2.4, for the folder that holds the export; needs `AllowOverride All`.
 *
 * @param basePath sub-path without a final slash
 */
export function htaccess(basePath: string): string {
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
    ...headerRules.flatMap((rule) => ruleLines(basePath, rule)),
    '</IfModule>',
    '',
  ].join('\n');
}

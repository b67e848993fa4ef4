import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { dependencies } from '../../package.json';
import {
  exportedFiles,
  exportedPages,
  exportFolder,
  facts,
  findIn,
  pathOf,
  readExported,
  TREE,
} from '../support/exported';
import { routes } from '@/lib/site/routes';

const compressed = (text: string) => brotliCompressSync(text).length;

/** Returns the compressed size of a page's text and attribute values, in bytes. */
const bytesOfWords = (page: string) => {
  const pieces = findIn(page)(':not(script, style)').flatMap(({ childNodes, attributes }) => [
    ...Array.from(childNodes, ({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue : '')),
    ...Array.from(attributes, ({ name, value }) => (/^(class|d)$/.test(name) ? '' : value)),
  ]);
  return compressed(pieces.join('\n'));
};

test('each compressed page and its loader are within their size limits, which longer texts raise', () => {
  for (const file of exportedPages) {
    // Bytes after compression of a page with the sample's texts, and of the texts alone.
    const [usual, usualWords] = pathOf(file) === routes.android ? [15_050, 5_770] : [10_900, 2_600];
    // Each additional byte of text raises the limit by two bytes, because more text needs more elements.
    const more = Math.max(0, bytesOfWords(`/${file}`) - usualWords) * 2;
    expect.soft(compressed(readExported(file)), file).toBeLessThanOrEqual(usual + more);
    const scripts = findIn(`/${file}`)('script').map(({ innerHTML }) => innerHTML);
    const loader = scripts.find((text) => text.includes('data-island'))!;
    expect.soft(compressed(loader), file).toBeLessThanOrEqual(1_750 + facts.basePath.length);
  }
});

test('all addresses in a page are between the comments that turn off Cloudflare’s obfuscation', () => {
  for (const file of exportedPages) {
    const html = readExported(file);
    const rest = html
      .slice(html.indexOf('<body'))
      .replace(/<!--email_off-->.*<!--\/email_off-->/s, '')
      .replaceAll(/<script.*?<\/script>/gs, '');
    expect.soft(rest, file).not.toMatch(/mailto:|[\w.+-]@(<wbr\/?>)?[\p{L}\d]/u);
  }
});

test('nothing in the export is of Next’s runtime or the fake account service, or tells the build’s folder, time or ID', () => {
  const buildId = readFileSync(path.join(TREE, '.next/BUILD_ID'), 'utf8');
  const foreign = ['__next', '_next/', 'TURBOPACK', 'ConfirmDeletion', process.cwd(), buildId];
  expect(exportedFiles.filter((file) => /_next|index\.txt/.test(file))).toEqual([]);
  for (const file of exportedFiles) {
    const text = readFileSync(path.join(exportFolder, file), 'latin1');
    expect
      .soft(
        foreign.filter((trace) => text.includes(trace)),
        file,
      )
      .toEqual([]);
    // Matches times in ISO 8601 and in milliseconds since 1970, but not the midnights in the feed.
    const moments = text.match(/\d-\d\dT(?!00:00:00)\d\d:\d\d|\b1[78]\d{11}\b/g) ?? [];
    expect.soft(moments, file).toEqual([]);
  }
});

test('whatever the umask of the build is, every user of a host may read the export', () => {
  for (const name of exportedFiles.flatMap((file) => [file, path.dirname(file)])) {
    expect.soft([0o100644, 0o40755], name).toContain(statSync(path.join(exportFolder, name)).mode);
  }
});

/** Dependencies whose code is not part of the export. */
const onlyForBuilding = ['lean-qr', 'next', 'zod'];

test('licenses.txt covers every package whose code is in the export, and no build tools', () => {
  const licences = readExported('licenses.txt');
  const names = Object.keys(dependencies).filter((name) => !onlyForBuilding.includes(name));
  for (const name of [...names, 'tailwindcss']) {
    expect(licences).toMatch(
      new RegExp(`^${name} \\d\\S* \\(\\S+\\)\\n\\n.*(licen[cs]e|copyright)`, 'im'),
    );
  }
  expect(licences).not.toMatch(/^(next|esbuild|jest) \d/m);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { EXAMPLE_AGAIN_TREE, EXAMPLE_TREE } from '../../scripts/shared/folders';
import {
  exportedFiles,
  exportedPages,
  exportFolder,
  findIn,
  readExported,
} from '../support/exported';
import { readExport } from '../support/read-export';
import { usualPageBytes } from '@/scripts/build/launch-list/weight-remarks';

const compressed = (text: string) => brotliCompressSync(text).length;

/** Returns the compressed size of a page's text and attribute values, in bytes. */
const bytesOfWords = (page: string) => {
  const pieces = findIn(page)(':not(script, style)').flatMap(({ childNodes, attributes }) => [
    ...Array.from(childNodes, ({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue : '')),
    ...Array.from(attributes, ({ name, value }) => (/^(class|d)$/.test(name) ? '' : value)),
  ]);
  return compressed(pieces.join('\n'));
};

test('each compressed page is within its size limit, which is higher for longer texts', () => {
  for (const file of exportedPages) {
    const usual = usualPageBytes(file);
    const usualWords = usual === usualPageBytes('') ? 2_850 : 5_900;
    // Each additional byte of text raises the limit by two bytes, because more text needs more elements.
    const more = Math.max(0, bytesOfWords(`/${file}`) - usualWords) * 2;
    expect.soft(compressed(readExported(file)), file).toBeLessThanOrEqual(usual + more);
  }
});

test('the loader in every page has at most 2,000 bytes after compression', () => {
  const scripts = exportedPages.flatMap((file) =>
    findIn(`/${file}`)('script')
      .map(({ innerHTML }) => innerHTML)
      .filter((text) => text.includes('data-island')),
  );
  expect(scripts).toHaveLength(exportedPages.length);
  for (const text of scripts) expect.soft(compressed(text)).toBeLessThanOrEqual(2_000);
});

test('the export contains no Next runtime code and no code of the fake account service', () => {
  expect(exportedFiles.filter((file) => /__next|_next|index\.txt/.test(file))).toEqual([]);
  for (const file of exportedFiles.filter((name) => /\.(html|js|txt)$/.test(name))) {
    expect.soft(readExported(file), file).not.toMatch(/__next|TURBOPACK|\/_next\/|ConfirmDeletion/);
  }
});

test('a second export, made later and in another folder, is identical', () => {
  const again = readExport(EXAMPLE_AGAIN_TREE);
  expect(again.files).toEqual(exportedFiles);
  const bytesOf = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const isOther = (file: string) =>
    !bytesOf(again.folder, file).equals(bytesOf(exportFolder, file));
  expect(exportedFiles.filter(isOther)).toEqual([]);
});

test('no exported file contains the build’s folder path, time or ID', () => {
  const buildId = readFileSync(path.join(EXAMPLE_TREE, '.next/BUILD_ID'), 'utf8');
  for (const file of exportedFiles) {
    const text = readFileSync(path.join(exportFolder, file), 'latin1');
    const traces = [process.cwd(), buildId].filter((trace) => text.includes(trace));
    expect.soft(traces, file).toEqual([]);
    // Matches times in ISO 8601 and in milliseconds since 1970, but not the midnight in security.txt.
    const moments = text.match(/\d-\d\dT(?!00:00:00)\d\d:\d\d|\b1[78]\d{11}\b/g) ?? [];
    expect.soft(moments, file).toEqual([]);
  }
});

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

/** Bytes by brotli of what a page says and refers to, without its elements, styles and scripts. */
const bytesOfWords = (page: string) => {
  const pieces = findIn(page)(':not(script, style)').flatMap(({ childNodes, attributes }) => [
    ...Array.from(childNodes, ({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue : '')),
    ...Array.from(attributes, ({ name, value }) => (/^(class|d)$/.test(name) ? '' : value)),
  ]);
  return compressed(pieces.join('\n'));
};

// What an owner's words cost a visitor, the build says.
test('a page takes at most 10 KB by brotli with as many words as ours, and more for more words alone', () => {
  for (const file of exportedPages) {
    const usual = usualPageBytes(file);
    const ourWords = usual === usualPageBytes('') ? 2_850 : 5_900;
    // Doubled: further words stand in further elements, and some in attributes, too.
    const more = Math.max(0, bytesOfWords(`/${file}`) - ourWords) * 2;
    expect.soft(compressed(readExported(file)), file).toBeLessThanOrEqual(usual + more);
  }
});

test('the loader, which stands in every page, takes at most 2,000 bytes by brotli', () => {
  const scripts = exportedPages.flatMap((file) =>
    findIn(`/${file}`)('script')
      .map(({ innerHTML }) => innerHTML)
      .filter((text) => text.includes('data-island')),
  );
  expect(scripts).toHaveLength(exportedPages.length);
  for (const text of scripts) expect.soft(compressed(text)).toBeLessThanOrEqual(2_000);
});

test('nothing of the framework’s runtime or of the fake account service is exported', () => {
  expect(exportedFiles.filter((file) => /__next|_next|index\.txt/.test(file))).toEqual([]);
  for (const file of exportedFiles.filter((name) => /\.(html|js|txt)$/.test(name))) {
    expect.soft(readExported(file), file).not.toMatch(/__next|TURBOPACK|\/_next\/|ConfirmDeletion/);
  }
});

test('the export’s steps give the same bytes at another time in another folder', () => {
  const again = readExport(EXAMPLE_AGAIN_TREE);
  expect(again.files).toEqual(exportedFiles);
  const bytesOf = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const isOther = (file: string) =>
    !bytesOf(again.folder, file).equals(bytesOf(exportFolder, file));
  expect(exportedFiles.filter(isOther)).toEqual([]);
});

test('no file says where, when or under what number it was built, so the next build gives the same bytes', () => {
  const buildId = readFileSync(path.join(EXAMPLE_TREE, '.next/BUILD_ID'), 'utf8');
  for (const file of exportedFiles) {
    const text = readFileSync(path.join(exportFolder, file), 'latin1');
    expect
      .soft(
        [process.cwd(), buildId].filter((trace) => text.includes(trace)),
        file,
      )
      .toEqual([]);
    // Only security.txt has a date, without a time. A time of day, or milliseconds since 1970,
    // would reveal when the build was made.
    const moments = text.match(/\d-\d\dT(?!00:00:00)\d\d:\d\d|\b1[78]\d{11}\b/g) ?? [];
    expect.soft(moments, file).toEqual([]);
  }
});

import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { exportedFiles, exportedPages, fileOf, readExported } from '../support/exported';
import { product, SLIDE_COUNT } from '../support/published';

const KILOBYTE = 1024;

test('each address has a folder with an index.html, and 404.html is our own', () => {
  for (const { path } of expectedPages) {
    expect(readExported(fileOf(path)), path).toContain('lang="ru"');
  }
  expect(readExported('404.html').replaceAll('\u00a0', ' ')).toContain('Страница не найдена');
});

test('the privacy page exists exactly when the owner has told its text', () => {
  expect(exportedPages.includes('privacy/index.html')).toBe(product.privacy.paragraphs.length > 0);
});

test('Android is told of the app exactly when the owner has told its certificates', () => {
  expect(exportedFiles.includes(path.join('.well-known', 'assetlinks.json'))).toBe(
    product.app.certificates.length > 0,
  );
});

test('a page with its styles takes at most 10 KB by brotli, and a little for each entry of the owner’s lists', () => {
  // With the slides and dictionaries of the beginning that is 14 KB.
  const lists: Record<string, number> = {
    'details/android/index.html': SLIDE_COUNT * 205 + product.dictionaries.length * 25,
    'changes/index.html': (product.android.releases.length + product.windows.releases.length) * 50,
  };
  for (const file of exportedPages) {
    const size = brotliCompressSync(readExported(file)).length;
    expect.soft(size, file).toBeLessThanOrEqual(10 * KILOBYTE + (lists[file] ?? 0));
  }
});

test('no page has a style attribute or an inline handler', () => {
  expect(exportedPages.length).toBeGreaterThanOrEqual(expectedPages.length + 1);
  for (const file of exportedPages) {
    expect.soft(readExported(file).match(/<[^>]*\s(style|on[a-z]+)="/i), file).toBeNull();
  }
});

test('nothing of the framework’s runtime is exported', () => {
  expect(exportedFiles.filter((file) => /__next|_next|index\.txt/.test(file))).toEqual([]);
  for (const file of exportedFiles.filter((name) => /\.(html|js)$/.test(name))) {
    expect.soft(readExported(file), file).not.toMatch(/__next|TURBOPACK|\/_next\//);
  }
});

test('nothing of the fake account service is exported', () => {
  for (const file of exportedFiles.filter((name) => /\.(html|js|txt)$/.test(name))) {
    expect.soft(readExported(file), file).not.toContain('ConfirmDeletion');
  }
});

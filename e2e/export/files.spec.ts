import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { exportedFiles, exportedPages, fileOf, readExported } from '../support/exported';
import { product } from '../support/published';

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

test('a page with its styles takes at most 10 KB by brotli, the Android page 14 KB', () => {
  for (const file of exportedPages) {
    const limit = file === 'details/android/index.html' ? 14 : 10;
    const size = brotliCompressSync(readExported(file)).length;
    expect.soft(size, file).toBeLessThanOrEqual(limit * KILOBYTE);
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

import { expect, test } from '@playwright/test';
import { isUsableType } from './support/content-types';

for (const [file, header] of [
  ['index.html', 'text/html; charset=utf-8'],
  ['index.html', 'Text/HTML'],
  ['app.js', 'text/javascript'],
  ['app.js', 'application/javascript; charset=UTF-8'],
  ['index.txt', 'text/plain'],
  ['favicon.ico', 'image/x-icon'],
  ['screens/card@2x.avif', 'image/avif'],
  ['changes/feed.xml', 'text/xml'],
  ['changes/feed.xml', 'application/atom+xml'],
  ['downloads/Setup-1.0.zip', 'application/zip'],
  // Debian, IANA, nginx and busybox in turn.
  ['downloads/Setup-1.0.exe', 'application/x-msdos-program'],
  ['downloads/Setup-1.0.exe', 'application/vnd.microsoft.portable-executable'],
  ['downloads/Setup-1.0.msi', 'application/octet-stream'],
  ['downloads/Setup-1.0.msi', ''],
] as const) {
  test(`${file} can be used as «${header}»`, () => {
    expect(isUsableType(file, header)).toBe(true);
  });
}

for (const [file, header] of [
  ['app.js', 'text/plain'],
  ['style.css', 'application/octet-stream'],
  ['index.txt', 'application/octet-stream'],
  ['index.html', ''],
  ['card.avif', 'text/html'],
  ['downloads/Setup-1.0.exe', 'text/plain'],
  ['downloads/Setup-1.0.exe', 'text/html'],
] as const) {
  test(`${file} cannot be used as «${header}»`, () => {
    expect(isUsableType(file, header)).toBe(false);
  });
}

test('an exception of the server counts, and only that one', () => {
  expect(isUsableType('card.avif', '', '')).toBe(true);
  expect(isUsableType('card.avif', 'image/avif', '')).toBe(true);
  expect(isUsableType('card.avif', 'text/html', '')).toBe(false);
});

import { expect, test } from '@playwright/test';
import { isUsableType } from './support/content-types';

for (const [file, usable, useless] of [
  ['index.html', ['text/html; charset=utf-8', 'Text/HTML'], ['']],
  ['app.js', ['text/javascript', 'application/javascript; charset=UTF-8'], ['text/plain']],
  ['style.css', ['text/css'], ['application/octet-stream']],
  ['index.txt', ['text/plain'], ['application/octet-stream']],
  ['favicon.ico', ['image/x-icon'], []],
  ['screens/card@2x.avif', ['image/avif'], ['text/html']],
  ['changes/feed.xml', ['text/xml', 'application/atom+xml'], []],
  ['downloads/Setup-1.0.zip', ['application/zip'], []],
  [
    'downloads/Setup-1.0.exe',
    // Debian and IANA in turn.
    ['application/x-msdos-program', 'application/vnd.microsoft.portable-executable'],
    ['text/plain', 'text/html'],
  ],
  // nginx and busybox in turn.
  ['downloads/Setup-1.0.msi', ['application/octet-stream', ''], []],
] as const) {
  test(`${file} is usable by its types only`, () => {
    for (const type of usable) expect(isUsableType(file, type), type).toBe(true);
    for (const type of useless) expect(isUsableType(file, type), type).toBe(false);
  });
}

test('an exception of the server counts beside the type itself, and no other', () => {
  expect(isUsableType('card.avif', '', '')).toBe(true);
  expect(isUsableType('card.avif', 'image/avif', '')).toBe(true);
  expect(isUsableType('card.avif', 'text/html', '')).toBe(false);
});

/** @jest-environment node */
import { contentTypeOf, isUsableType } from '@/scripts/hosts/content-types';

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['index.html', 'Text/HTML'],
  ['app.js', 'text/javascript'],
  ['app.js', 'application/javascript; charset=UTF-8'],
  ['index.txt', 'text/plain'],
  ['favicon.ico', 'image/x-icon'],
  ['screens/card@2x.avif', 'image/avif'],
])('%s can be used as «%s»', (file, header) => {
  expect(isUsableType(file, header)).toBe(true);
});

it.each([
  ['app.js', 'text/plain'],
  ['style.css', 'application/octet-stream'],
  ['index.txt', 'application/octet-stream'],
  ['index.html', ''],
  ['card.avif', 'text/html'],
  ['unknown.kind', 'application/octet-stream'],
])('%s cannot be used as «%s»', (file, header) => {
  expect(isUsableType(file, header)).toBe(false);
});

it('an exception of the server counts, and only that one', () => {
  expect(isUsableType('card.avif', '', '')).toBe(true);
  expect(isUsableType('card.avif', 'image/avif', '')).toBe(true);
  expect(isUsableType('card.avif', 'text/html', '')).toBe(false);
});

it('a file of no known kind is a plain download', () => {
  expect(contentTypeOf('page')).toBe('application/octet-stream');
});

/** @jest-environment node */
import { absoluteUrl } from '@/lib/urls/absolute-url';

it.each([
  ['https://some.example', '/help/', 'https://some.example/help/'],
  ['https://some.example/', '/', 'https://some.example/'],
  ['https://some.example/app', '/help/', 'https://some.example/app/help/'],
  ['https://some.example/app/', '/og.png', 'https://some.example/app/og.png'],
])('of the site at %s and the path %s it is %s', (homeUrl, path, url) => {
  expect(absoluteUrl(homeUrl, path)).toBe(url);
});

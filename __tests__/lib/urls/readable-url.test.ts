import { readableUrl } from '@/lib/urls/readable-url';

it.each([
  ['https://xn--e1agfbbqgv.xn--p1ai', 'https://лексикон.рф'],
  ['https://xn--e1agfbbqgv.xn--p1ai:8443/app/', 'https://лексикон.рф:8443/app/'],
  ['https://slovar.example/app/', 'https://slovar.example/app/'],
])('%s is read as %s', (homeUrl, readable) => {
  expect(readableUrl(homeUrl)).toBe(readable);
});

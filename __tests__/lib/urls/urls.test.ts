import { appLink } from '@/lib/urls/app-link';
import { encodeQuery, mailto } from '@/lib/urls/mailto';
import { readableUrl } from '@/lib/urls/readable-url';

it('a link into the app names the package, the home address and the store, whose address ends nothing', () => {
  expect(appLink('org.slovar', 'http://a.ru:8080/slovar/', 'https://b.ru/?a=1;end#c')).toBe(
    'intent://a.ru:8080/slovar/#Intent;scheme=http;package=org.slovar;S.browser_fallback_url=https%3A%2F%2Fb.ru%2F%3Fa%3D1%3Bend%23c;end',
  );
});

it('a query has no «+» for a space, which some networks would show, and no character that means something', () => {
  // A lone surrogate cannot travel.
  expect(encodeQuery({ title: 'a b+c&d=e#f%', url: 'слово\n😀\uD83D' })).toBe(
    'title=a%20b%2Bc%26d%3De%23f%25&url=%D1%81%D0%BB%D0%BE%D0%B2%D0%BE%0A%F0%9F%98%80%EF%BF%BD',
  );
});

it.each([
  ['support@slovar.example', 'mailto:support@slovar.example'],
  ['a+b?c&d%e@f.ru', 'mailto:a%2Bb%3Fc%26d%25e@f.ru'],
])('an empty email to %s is begun by %s', (address, url) => {
  expect(mailto(address)).toBe(url);
});

it('lines end as emails need it, each break of a line too; without an address the visitor chooses one', () => {
  expect(mailto('', { subject: 'a b+c', lines: ['1', '', '2\n3\r4\r\n5'] })).toBe(
    'mailto:?subject=a%20b%2Bc&body=1%0D%0A%0D%0A2%0D%0A3%0D%0A4%0D%0A5',
  );
});

it.each([
  ['https://xn--80afqehspga.xn--p1ai:8443/app/', 'https://глоссарий.рф:8443/app/'],
  ['https://slovar.example/app', 'https://slovar.example/app'],
])('visitors read the address %s as %s', (address, readable) => {
  expect(readableUrl(address)).toBe(readable);
});

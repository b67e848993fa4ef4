import { mailto } from '@/lib/browser/urls/mailto';
import { readableUrl } from '@/lib/browser/urls/readable-url';
import { appLink } from '@/lib/stores/stores';

it('a link that opens the app contains the home page’s address, the package name and the store address', () => {
  expect(appLink('org.slovar', 'http://a.ru:8080/slovar/', 'https://b.ru/?a=1;end#c')).toBe(
    'intent://a.ru:8080/slovar/#Intent;scheme=http;package=org.slovar;S.browser_fallback_url=https%3A%2F%2Fb.ru%2F%3Fa%3D1%3Bend%23c;end',
  );
});

it('an email link encodes what is special in URLs, and separates lines with CRLF', () => {
  expect(mailto('a+b?c&d%e@f.ru', { subject: 'a b+c', lines: ['1', '', '2\n3\r4\r\n5'] })).toBe(
    'mailto:a%2Bb%3Fc%26d%25e@f.ru?subject=a%20b%2Bc&body=1%0D%0A%0D%0A2%0D%0A3%0D%0A4%0D%0A5',
  );
});

it('a readable address has a Unicode host name and keeps its port and path', () => {
  expect(readableUrl('https://xn--e1aybc.xn--p1ai:8443/a/')).toBe('https://тест.рф:8443/a/');
});

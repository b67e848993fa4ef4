import { encodeQuery, mailto } from '@/lib/urls/mailto';

it('a query encodes all reserved characters, and spaces as %20, because some social networks would show a «+»', () => {
  // A lone surrogate cannot be encoded and is replaced.
  expect(encodeQuery({ title: 'a b+c&d=e#f%', url: 'слово\n😀\uD83D' })).toBe(
    'title=a%20b%2Bc%26d%3De%23f%25&url=%D1%81%D0%BB%D0%BE%D0%B2%D0%BE%0A%F0%9F%98%80%EF%BF%BD',
  );
});

it('the link for an empty email encodes all characters of the address that have a meaning in URLs', () => {
  expect(mailto('a+b?c&d%e@f.ru')).toBe('mailto:a%2Bb%3Fc%26d%25e@f.ru');
});

it('the link for an email separates its lines with CRLF, and may have no recipient', () => {
  expect(mailto('', { subject: 'a b+c', lines: ['1', '', '2\n3\r4\r\n5'] })).toBe(
    'mailto:?subject=a%20b%2Bc&body=1%0D%0A%0D%0A2%0D%0A3%0D%0A4%0D%0A5',
  );
});

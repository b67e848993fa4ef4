/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../support/any-text';
import { encodeQuery } from '@/lib/urls/encode-query';

it.each([
  ['a space, not as «+»', 'a b', 'a%20b'],
  ['a plus', 'a+b', 'a%2Bb'],
  ['what would end the parameter', 'a&b=c#d?e', 'a%26b%3Dc%23d%3Fe'],
  ['a percent sign', '100%', '100%25'],
  ['Cyrillic', 'слово', '%D1%81%D0%BB%D0%BE%D0%B2%D0%BE'],
  ['a line break', 'a\nb', 'a%0Ab'],
  ['a pair of surrogates', '😀', '%F0%9F%98%80'],
  ['a lone high surrogate as U+FFFD', 'a\uD83D', 'a%EF%BF%BD'],
  ['a lone low surrogate as U+FFFD', '\uDE00b', '%EF%BF%BDb'],
  ['an address', 'https://a.ru/?b', 'https%3A%2F%2Fa.ru%2F%3Fb'],
])('encodes %s', (_, value, encoded) => {
  expect(encodeQuery({ text: value })).toBe(`text=${encoded}`);
});

it('joins parameters in their order', () => {
  expect(encodeQuery({ url: 'b', title: 'a' })).toBe('url=b&title=a');
});

it('a query has only characters that no network reads as something else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(encodeQuery({ text })).toMatch(/^text=[\w.!~*'()%-]*$/);
    }),
  );
});

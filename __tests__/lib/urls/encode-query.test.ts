/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../support/any-text';
import { encodeQuery } from '@/lib/urls/encode-query';

/** The text as it can travel: lone surrogates become U+FFFD, which TextEncoder does on its own. */
const asSent = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

it('writes a space not as «+», which some networks would show', () => {
  expect(encodeQuery({ title: 'a b+c', url: 'слово\n' })).toBe(
    'title=a%20b%2Bc&url=%D1%81%D0%BB%D0%BE%D0%B2%D0%BE%0A',
  );
});

it('whatever goes in comes out, and no character of it can be read as something else', () => {
  fc.assert(
    fc.property(anyText, anyText, (title, url) => {
      const query = encodeQuery({ title, url });

      const values = /^title=([\w.!~*'()%-]*)&url=([\w.!~*'()%-]*)$/.exec(query)?.slice(1) ?? [];
      expect(values.map(decodeURIComponent)).toEqual([asSent(title), asSent(url)]);
    }),
  );
});

/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { shareNetworks, type SharedPage } from '@/lib/share/networks';
import { httpUrlOr, mailUrl, shareUrl } from '@/lib/share/share-url';

const anyPage: fc.Arbitrary<SharedPage> = fc.record({
  url: anyText,
  title: anyText,
  description: anyText,
});

/** The text as it can travel: lone surrogates become U+FFFD, which TextEncoder does on its own. */
const asSent = (text: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(encode(text));
const encode = (text: string) => new TextEncoder().encode(text);

/** Reads a query by hand, since URLSearchParams would forgive a «+» written for a space. */
function readQuery(query: string): Record<string, string> {
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = '', ...rest] = pair.split('=');
    expect(rest).toEqual([]);
    return [name, decodeURIComponent(value)] as const;
  });
  return Object.fromEntries(pairs);
}

it.each(shareNetworks)('$label gets what went in, whatever it is', (network) => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const address = shareUrl(network, page);
      const [endpoint, query = '', ...rest] = address.split('?');
      const sent = Object.entries(network.parameters(page)).map(([name, value]) => [
        name,
        asSent(value),
      ]);

      expect([endpoint, rest]).toEqual([network.endpoint, []]);
      expect(readQuery(query)).toEqual(Object.fromEntries(sent));
      // The browser's own reading agrees, and leaves nothing for a fragment.
      expect([...new URL(address).searchParams]).toEqual(sent);
      expect(new URL(address).hash).toBe('');
    }),
  );
});

it('an email gets what went in, whatever it is', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const [scheme, query = ''] = mailUrl(page).split('?');

      expect(scheme).toBe('mailto:');
      expect(readQuery(query)).toEqual({
        subject: asSent(page.title),
        body: asSent(`${page.description}\n${page.url}`).replace(/\r\n?|\n/g, '\r\n'),
      });
    }),
  );
});

const anyScheme = fc.constantFrom('http://', 'https://', 'HTTPS://', 'http:', 'javascript:', '//');
const anyAddress = fc.oneof(
  anyText,
  fc.webUrl(),
  fc.tuple(anyScheme, anyText).map(([scheme, rest]) => scheme + rest),
  fc.tuple(anyText, fc.webUrl()).map(([before, url]) => before + url),
);

it('the address to share is one of the two, and the first only when it is http(s)', () => {
  fc.assert(
    fc.property(anyAddress, anyText, (url, currentUrl) => {
      const chosen = httpUrlOr(url, currentUrl);

      expect([url, currentUrl]).toContain(chosen);
      if (chosen !== currentUrl) expect(chosen.toLowerCase()).toMatch(/^https?:\/\//);
    }),
  );
});

it('every address that a browser takes as http(s) is kept as it is', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      expect(httpUrlOr(url, '')).toBe(url);
    }),
  );
});

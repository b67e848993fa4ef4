/** @jest-environment node */
import { headersOf } from '@/scripts/export/host-files/headers';
import {
  azureConfig,
  firebaseConfig,
  underscoreHeaders,
  vercelConfig,
  wranglerConfig,
} from '@/scripts/export/host-files/static-hosts';
import { htaccess } from '@/scripts/export/host-files/web-servers';
import { buildDay, securityTxt } from '@/scripts/export/host-files/well-known';

describe('headers', () => {
  it.each([
    ['/', {}],
    ['/islands/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/downloads/a.zip', { 'Content-Disposition': 'attachment' }],
  ])('protect %s and keep it as long as it may be', (address, own) => {
    expect(headersOf(address)).toEqual({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...own,
    });
  });

  it('ask for https on subdomains, too, where HSTS says so', () => {
    expect(headersOf('/', 'subdomains')['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('leave copying to the site and sharing to the browser, and turn every other feature off', () => {
    const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];

    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ]);
    expect(features.join()).not.toContain('web-share');
  });
});

// e2e/hosts proves what is written for nginx and Apache on these servers themselves.
it.each(Object.entries({ azureConfig, firebaseConfig, underscoreHeaders, vercelConfig }))(
  '%s carries every header, and what the feed is, all under the sub-path',
  (_, generate) => {
    const text = generate('/a.b');
    for (const [name, value] of Object.entries(headersOf('/downloads/'))) {
      // The default of the two hosts that read _headers.
      if (name === 'Cache-Control' && generate === underscoreHeaders) continue;
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toMatch(/\/a\.b\/islands\/[^]*max-age=31536000, immutable/);
    expect(text).toMatch(/\/a\.b\/changes\/feed\.xml[^]*application\/atom\+xml/);
    expect(text).not.toMatch(/[^b]\/(islands|downloads|changes)\//);
  },
);

it('_headers sets no header in two rules that overlap, and has no line that is too long for Cloudflare', () => {
  const text = underscoreHeaders('/slovar');
  const [all = [], ...folders] = text
    .split('\n\n')
    .map((block) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name));

  expect(folders).toHaveLength(3);
  for (const names of folders) expect(all.filter((name) => names.includes(name))).toEqual([]);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
});

it.each(['Options -Indexes', 'DirectoryIndex index.html', 'AddType application/manifest+json '])(
  '.htaccess says «%s», which Apache’s own configuration may leave out',
  (line) => {
    expect(htaccess('')).toContain(line);
  },
);

it('Azure answers with the page for unknown addresses and knows the types', () => {
  expect(JSON.parse(azureConfig('/slovar'))).toMatchObject({
    responseOverrides: { '404': { rewrite: '/slovar/404.html' } },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
  });
});

it('Vercel gets patterns of path-to-regexp and the final slash', () => {
  const patterns = ['(.*)', 'islands/(.*)', 'downloads/(.*)', 'changes/feed.xml'];
  const headers = patterns.map((pattern) => ({ source: `/slovar/${pattern}` }));

  expect(JSON.parse(vercelConfig('/slovar'))).toMatchObject({ trailingSlash: true, headers });
});

it('Firebase uploads hidden files too', () => {
  const { hosting } = JSON.parse(firebaseConfig('')) as { hosting: { ignore: string[] } };

  expect(hosting.ignore).not.toContain('**/.*');
});

it.each([
  ['https://slovar.example/app', 'slovar-example'],
  ['https://слово.рф', 'xn--b1arjbl-xn--p1ai'],
  [`https://${'a'.repeat(62)}.b.example`, 'a'.repeat(62)],
])('a Worker for %s has a name that Cloudflare takes', (homeUrl, name) => {
  expect(JSON.parse(wranglerConfig(homeUrl, '../out'))).toMatchObject({
    name,
    assets: { directory: '../out', not_found_handling: '404-page' },
  });
});

describe('security.txt', () => {
  const evening = Date.UTC(2026, 10, 21, 18, 30);

  it.each([
    ['one year from now', undefined, '2027-11-21'],
    ['one year from SOURCE_DATE_EPOCH', '1767225600', '2027-01-01'],
  ])('names the support address, the languages and an end %s', (_, epoch, end) => {
    expect(securityTxt('support@slovar.example', buildDay(epoch, evening))).toBe(
      `Contact: mailto:support@slovar.example\nExpires: ${end}T00:00:00Z\nPreferred-Languages: ru, en\n`,
    );
  });

  it.each(['today', '-1', '1.5', '999999999999'])('stops at SOURCE_DATE_EPOCH «%s»', (epoch) => {
    expect(() => buildDay(epoch, evening)).toThrow(
      `SOURCE_DATE_EPOCH is «${epoch}», but it must be a number of seconds since 1970`,
    );
  });
});

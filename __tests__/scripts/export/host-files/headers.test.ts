import { parseSettings, type Settings } from '@/lib/settings/parse';
import { htaccess } from '@/scripts/export/host-files/apache';
import { azureConfig } from '@/scripts/export/host-files/azure';
import { firebaseConfig } from '@/scripts/export/host-files/firebase';
import { headersOf } from '@/scripts/export/host-files/headers';
import { type HostFile } from '@/scripts/export/host-files/own-file';
import { underscoreHeaders } from '@/scripts/export/host-files/underscore-headers';
import { vercelConfig } from '@/scripts/export/host-files/vercel';
import { wranglerConfig } from '@/scripts/export/host-files/workers';

const at = (basePath: string) => parseSettings({ NEXT_PUBLIC_BASE_PATH: basePath });

const textOf = (file: HostFile) => file.content.toString();

const jsonOf = (file: HostFile): unknown => JSON.parse(textOf(file));

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
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...own,
    });
  });

  it.each<[Partial<Settings>, string | undefined]>([
    [{ hsts: '' }, undefined],
    [{ hsts: 'none' }, undefined],
    [{ hsts: 'host' }, 'max-age=31536000'],
    [{ hsts: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
    [{ hsts: 'subdomains', staging: true }, undefined],
  ])('promise https as the owner has decided, and never for a trial: %j', (settings, promise) => {
    expect(headersOf('/', settings)['Strict-Transport-Security']).toBe(promise);
  });

  it('leave copying to the site and sharing to the browser, and turn every other feature off', () => {
    const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];

    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ]);
    expect(features.join()).not.toContain('web-share');
  });
});

// e2e/hosts proves what is written for nginx, Apache and Caddy on these servers themselves.
it.each(Object.entries({ azureConfig, firebaseConfig, underscoreHeaders, vercelConfig }))(
  '%s carries every header, and what the feed is, all under the sub-path',
  (_, generate) => {
    const text = textOf(generate(at('/a.b')));
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
  const text = textOf(underscoreHeaders(at('/slovar')));
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
    expect(textOf(htaccess(at('')))).toContain(line);
  },
);

it('Azure answers with the page for unknown addresses and knows the types', () => {
  expect(jsonOf(azureConfig(at('/slovar')))).toMatchObject({
    responseOverrides: { '404': { rewrite: '/slovar/404.html' } },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
  });
});

it('Vercel gets patterns of path-to-regexp and the final slash', () => {
  const patterns = ['(.*)', 'islands/(.*)', 'downloads/(.*)', 'changes/feed.xml'];
  const headers = patterns.map((pattern) => ({ source: `/slovar/${pattern}` }));

  expect(jsonOf(vercelConfig(at('/slovar')))).toMatchObject({ trailingSlash: true, headers });
});

it('Firebase uploads hidden files too', () => {
  const { hosting } = jsonOf(firebaseConfig(at(''))) as { hosting: { ignore: string[] } };

  expect(hosting.ignore).not.toContain('**/.*');
});

it.each([
  ['https://slovar.example/app', 'slovar-example'],
  ['https://слово.рф', 'xn--b1arjbl-xn--p1ai'],
  [`https://${'a'.repeat(62)}.b.example`, 'a'.repeat(62)],
])('a Worker for %s has a name that Cloudflare takes', (homeUrl, name) => {
  expect(JSON.parse(wranglerConfig({ ...at(''), homeUrl }, '../out'))).toMatchObject({
    name,
    assets: { directory: '../out', not_found_handling: '404-page' },
  });
});

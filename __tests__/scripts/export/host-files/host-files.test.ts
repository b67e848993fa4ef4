/** @jest-environment node */
import { azureConfig } from '@/scripts/export/host-files/azure-config';
import { headersOf } from '@/scripts/export/host-files/headers';
import { htaccess } from '@/scripts/export/host-files/htaccess';
import { nginxConf } from '@/scripts/export/host-files/nginx-conf';
import { underscoreHeaders } from '@/scripts/export/host-files/underscore-headers';
import { vercelConfig } from '@/scripts/export/host-files/vercel-config';

const generators = { azureConfig, htaccess, nginxConf, underscoreHeaders, vercelConfig };

describe.each(Object.entries(generators))('%s', (_, generate) => {
  it('carries every header', () => {
    const text = generate('');
    for (const [name, value] of Object.entries(headersOf('/downloads/'))) {
      // The default of the two hosts that read _headers.
      if (name === 'Cache-Control' && generate === underscoreHeaders) continue;
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
  });

  it('tells feed readers what the feed is', () => {
    const text = generate('/a');

    expect(text).toContain('feed.xml');
    expect(text).toContain('application/atom+xml');
  });

  it('stays under the sub-path', () => {
    const text = generate('/a.b');

    expect(text).toMatch(/\/a\\?\.b\/islands\//);
    expect(text).toMatch(/\/a\\?\.b\/downloads\//);
    expect(text).not.toMatch(/[^b]\/(islands|downloads)\//);
  });
});

describe('_headers', () => {
  it('sets no header in two rules that overlap, because the hosts would join them', () => {
    const [all = '', ...folders] = underscoreHeaders('').split('\n\n');
    const names = (block: string) =>
      [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);

    expect(all).toMatch(/^\/\*\n/);
    expect(folders).toHaveLength(3);
    for (const folder of folders) {
      expect(names(all).filter((name) => names(folder).includes(name))).toEqual([]);
    }
  });

  it('keeps lines below the 2000 characters that Cloudflare reads', () => {
    for (const line of underscoreHeaders('/slovar').split('\n')) {
      expect(line.length).toBeLessThan(2_000);
    }
  });
});

it('Apache lists no folders and answers with the page for unknown addresses', () => {
  expect(htaccess('/slovar')).toContain('ErrorDocument 404 /slovar/404.html\n');
  expect(htaccess('')).toContain('Options -Indexes');
  expect(htaccess('')).toContain('DirectoryIndex index.html\n');
  expect(htaccess('')).toContain('AddType application/manifest+json .webmanifest\n');
});

it('nginx and Apache keep file headers off errors, and the others on them', () => {
  expect(nginxConf('')).not.toMatch(/add_header (Cache|Content-Disp).* always;/);
  expect(nginxConf('')).not.toMatch(/add_header (?!Cache|Content-Disp).*";/);
  expect(htaccess('')).toContain('Header set Cache-Control');
  expect(htaccess('')).toContain('Header always set X-Content-Type-Options');
});

it('nginx has as many closing braces as opening ones', () => {
  const text = nginxConf('/slovar');

  expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)?.length ?? 0);
  expect(text).toMatch(/^location \/slovar\/ \{/);
});

it('Azure answers with the page for unknown addresses and knows the types', () => {
  expect(JSON.parse(azureConfig('/slovar'))).toMatchObject({
    responseOverrides: { '404': { rewrite: '/slovar/404.html' } },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
  });
});

it('Vercel gets patterns of path-to-regexp and the final slash', () => {
  const { headers, trailingSlash } = JSON.parse(vercelConfig('/slovar'));

  expect(trailingSlash).toBe(true);
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/slovar/(.*)',
    '/slovar/islands/(.*)',
    '/slovar/downloads/(.*)',
    '/slovar/changes/feed.xml',
  ]);
});

/** @jest-environment node */
import { azureConfig } from '@/scripts/export/host-files/azure-config';
import { headersOf } from '@/scripts/export/host-files/headers';
import { htaccess } from '@/scripts/export/host-files/htaccess';
import { underscoreHeaders } from '@/scripts/export/host-files/underscore-headers';
import { vercelConfig } from '@/scripts/export/host-files/vercel-config';

// e2e/hosts proves what is written for nginx and Apache on these servers themselves.
const generators = { azureConfig, underscoreHeaders, vercelConfig };

describe.each(Object.entries(generators))('%s', (_, generate) => {
  it('carries every header, and what the feed is', () => {
    const text = generate('/a');
    for (const [name, value] of Object.entries(headersOf('/downloads/'))) {
      // The default of the two hosts that read _headers.
      if (name === 'Cache-Control' && generate === underscoreHeaders) continue;
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
    expect(text).toMatch(/\/a\/changes\/feed\.xml[\s\S]*application\/atom\+xml/);
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

it.each(['Options -Indexes', 'DirectoryIndex index.html', 'AddType application/manifest+json '])(
  'Apache is told «%s», whatever its own configuration says',
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
  expect(JSON.parse(vercelConfig('/slovar'))).toMatchObject({
    trailingSlash: true,
    headers: ['(.*)', 'islands/(.*)', 'downloads/(.*)', 'changes/feed.xml'].map((source) => ({
      source: `/slovar/${source}`,
    })),
  });
});

import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/build/hosts';
import { headersOf } from '@/scripts/build/hosts/headers';

const HEADERS = '_headers';
const subPath = { NEXT_PUBLIC_BASE_PATH: '/a.b' };
const proxied = { ACCOUNT_PROXY: 'https://a.example' };

/** Builds a file for a host from some environment variables. `text` is undefined if the site needs no such file. */
function hostFile(name: string, variables: Readonly<Record<string, string>> = {}) {
  const text = hostFiles(parseSettings(variables)).find((one) => one.name === name)?.text;
  return { text, json: () => JSON.parse(String(text)) as unknown };
}

// e2e/hosts tests the files for nginx, Apache and Caddy on these servers.
it.each([HEADERS, 'vercel.json'])(
  '%s sets every header and the type of the feed, and all its rules are below the sub-path',
  (name) => {
    const { text } = hostFile(name, subPath);
    for (const [header, value] of Object.entries(headersOf('/downloads/'))) {
      // The hosts that read _headers send this value by default.
      if (header === 'Cache-Control' && name === HEADERS) continue;
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toMatch(/\/a\.b\/islands\/[^]*max-age=31536000, immutable/);
    expect(text).toMatch(/\/a\.b\/changes\/feed\.xml[^]*application\/atom\+xml/);
    expect(text).not.toMatch(/[^b]\/(islands|downloads|changes)\//);
  },
);

it('_headers sets no header in two overlapping rules, and no line exceeds Cloudflare’s limit', () => {
  const { text = '' } = hostFile(HEADERS);
  const [all = [], ...folders] = text
    .split('\n\n')
    .map((block) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name));

  expect(folders).toHaveLength(3);
  for (const names of folders) expect(all.filter((name) => names.includes(name))).toEqual([]);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
});

it.each([
  ['.htaccess', 'IndexIgnore *', 'Apache’s configuration may lack it'],
  ['.htaccess', 'DirectoryIndex index.html', 'Apache’s configuration may lack it'],
  ['.htaccess', 'AddType application/manifest+json ', 'Apache’s configuration may lack it'],
  ['apache.conf', 'SSLProxyEngine on', 'an account service with https needs it'],
  ['nginx.conf', 'proxy_ssl_server_name on;', 'an account service with https needs it'],
  [
    'worker.js',
    "'https://a.example' + pathname + search",
    'it forwards requests to the account service',
  ],
])('%s has the line «%s», because %s', (name, line) => {
  expect(hostFile(name, proxied).text).toContain(line);
});

it.each(['', 'own'])(
  'if ACCOUNT_PROXY is «%s», no host’s file forwards requests to an account service',
  (value) => {
    const built = (name: string) => hostFile(name, { ACCOUNT_PROXY: value }).text;

    expect(['apache.conf', '_redirects', 'worker.js'].map(built)).toEqual(Array(3));
    for (const name of ['vercel.json', 'nginx.conf', 'wrangler.jsonc']) {
      expect(built(name)).not.toContain('/acc/');
    }
  },
);

it('.htaccess has no `Options` line, because shared hosting often forbids it', () => {
  expect(hostFile('.htaccess').text).not.toMatch(/^\s*Options/m);
});

it('vercel.json leaves out `trailingSlash` if it forwards requests to the account service', () => {
  expect(hostFile('vercel.json', proxied).text).not.toContain('trailingSlash');
});

it.each([
  ['https://slovar.example', 'slovar-example'],
  ['https://слово.рф', 'xn--b1arjbl-xn--p1ai'],
  [`https://${'a'.repeat(62)}.b.example`, 'a'.repeat(62)],
])('the Worker for %s gets the valid name %s', (address, name) => {
  const file = hostFile('wrangler.jsonc', { NEXT_PUBLIC_SITE_URL: address });

  expect(file.json()).toMatchObject({ name, assets: { directory: '../../out' } });
});

const patterns = ['(.*)', 'islands/(.*)', 'downloads/(.*)', 'changes/feed.xml'];
const privately = [{ key: 'Cache-Control', value: 'private, no-store' }];

it.each<[name: string, title: string, variables: Record<string, string>, expected: object]>([
  [
    'vercel.json',
    'its headers by patterns of path-to-regexp, and the setting for final slashes',
    subPath,
    { trailingSlash: true, headers: patterns.map((rest) => ({ source: `/a.b/${rest}` })) },
  ],
  [
    'vercel.json',
    'a rewrite to the account service, and a header that keeps its answers out of caches',
    proxied,
    {
      headers: expect.arrayContaining([{ source: '/acc/(.*)', headers: privately }]) as object,
      rewrites: [{ source: '/acc/:path*', destination: 'https://a.example/acc/:path*' }],
    },
  ],
  [
    'wrangler.jsonc',
    'code for the account service only, and the 404 page',
    proxied,
    {
      main: 'worker.js',
      assets: {
        binding: 'ASSETS',
        run_worker_first: ['/acc/*'],
        not_found_handling: '404-page',
      },
    },
  ],
])('%s has %s', (name, _, variables, expected) => {
  expect(hostFile(name, variables).json()).toMatchObject(expected);
});

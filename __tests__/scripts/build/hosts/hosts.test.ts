import { parseSettings, type Settings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/build/hosts';
import { headersOf } from '@/scripts/build/hosts/headers';

// The tests in e2e/hosts run nginx, Apache and Caddy with their generated files. The tests here check the rest.

/** Matches a Permissions-Policy that allows copying, does not mention sharing, and turns off other features. */
const permissions = /^(?!.*web-share)(?=.*camera)([a-z-]+=\(\), )+clipboard-write=\(self\)$/;
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const attachment = { 'Content-Disposition': 'attachment' };
const feedType = { 'Content-Type': 'application/atom+xml' };

it.each([
  ['/', 'must be revalidated', {}],
  ['/islands/a.js', 'may be cached for a year', immutable],
  ['/downloads/a.zip', 'is an attachment', attachment],
])('the response for %s has the security headers and %s', (address, _, own) => {
  expect(headersOf(address)).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(permissions) as string,
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
])('with the settings %j, Strict-Transport-Security is %j', (settings, value) => {
  expect(headersOf('/', settings)['Strict-Transport-Security']).toBe(value);
});

/** Returns the content of a host's file; undefined if a site with these variables does not need the file. */
const contentOf = (name: string, variables: Readonly<Record<string, string>> = {}) =>
  hostFiles(parseSettings(variables)).find((file) => file.name === name)?.text;

const jsonOf = (name: string, variables: Readonly<Record<string, string>>) =>
  JSON.parse(contentOf(name, variables) ?? '') as unknown;

const pairsOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const subPath = { NEXT_PUBLIC_BASE_PATH: '/a.b' };
const proxied = { ACCOUNT_PROXY: 'https://a.example' };

it('_headers sets each header once, in lines that are short enough for Cloudflare', () => {
  // Pages need no Cache-Control here: the hosts that read `_headers` make browsers revalidate by default.
  const lasting = pairsOf(headersOf('/')).filter(({ key }) => key !== 'Cache-Control');
  const lines = [
    '/a.b/*',
    ...lasting.map(({ key, value }) => `  ${key}: ${value}`),
    '\n/a.b/islands/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '\n/a.b/downloads/*',
    '  Content-Disposition: attachment',
    '\n/a.b/changes/feed.xml',
    '  Content-Type: application/atom+xml\n',
  ];

  expect(contentOf('_headers', subPath)).toBe(lines.join('\n'));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
});

it('without ACCOUNT_PROXY, vercel.json only sets headers and turns on trailing slashes', () => {
  expect(jsonOf('vercel.json', subPath)).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      { source: '/a.b/(.*)', headers: pairsOf(headersOf('/')) },
      { source: '/a.b/islands/(.*)', headers: pairsOf(immutable) },
      { source: '/a.b/downloads/(.*)', headers: pairsOf(attachment) },
      { source: '/a.b/changes/feed.xml', headers: pairsOf(feedType) },
    ],
    rewrites: [],
  });
});

it('vercel.json forwards requests for /acc/ unchanged and forbids caching the responses', () => {
  const privately = pairsOf({ 'Cache-Control': 'private, no-store' });

  expect(jsonOf('vercel.json', proxied)).toEqual({
    $schema: expect.any(String) as string,
    headers: expect.arrayContaining([{ source: '/acc/(.*)', headers: privately }]) as object,
    rewrites: [{ source: '/acc/:path*', destination: 'https://a.example/acc/:path*' }],
  });
});

it.each([
  ['.htaccess', 'IndexIgnore *', 'Apache’s own configuration may lack it'],
  ['.htaccess', 'DirectoryIndex index.html', 'Apache’s own configuration may lack it'],
  ['.htaccess', 'AddType application/manifest+json ', 'Apache’s own configuration may lack it'],
  ['apache.conf', 'SSLProxyEngine on', 'an account service with https needs it'],
  ['nginx.conf', 'proxy_ssl_server_name on;', 'an account service with https needs it'],
  ['worker.js', "'https://a.example' + pathname + search", 'the Worker forwards requests'],
])('%s contains «%s», because %s', (name, line) => {
  expect(contentOf(name, proxied)).toContain(line);
});

it('.htaccess has no `Options` line, because shared hosting often forbids it', () => {
  expect(contentOf('.htaccess')).not.toMatch(/^\s*Options/m);
});

it.each(['', 'own'])('with ACCOUNT_PROXY=«%s», no file forwards requests for /acc/', (value) => {
  // In caddy.conf, «not path /acc/» does not forward requests: it exempts /acc/ from the site's headers.
  const forwards = /(?<!not path )\/acc\//;
  const files = hostFiles(parseSettings({ ACCOUNT_PROXY: value }));

  expect(files.filter(({ text }) => forwards.test(text))).toEqual([]);
});

it.each([
  ['https://slovar.example', 'slovar-example'],
  ['https://слово.рф', 'xn--b1arjbl-xn--p1ai'],
  [`https://${'a'.repeat(62)}.b.example`, 'a'.repeat(62)],
])('the Cloudflare Worker for %s gets the valid name %s', (address, name) => {
  expect(jsonOf('wrangler.jsonc', { NEXT_PUBLIC_SITE_URL: address })).toMatchObject({
    name,
    assets: { directory: '../../out' },
  });
});

it('wrangler.jsonc tells Cloudflare to use the site’s 404 page and to run worker.js only for /acc/', () => {
  expect(jsonOf('wrangler.jsonc', proxied)).toMatchObject({
    main: 'worker.js',
    assets: { binding: 'ASSETS', run_worker_first: ['/acc/*'], not_found_handling: '404-page' },
  });
});

import { hostFile } from '../../../support/host-file';

const settings = { ACCOUNT_PROXY: 'https://account.example', SOURCE_DATE_EPOCH: '1795286000' };

const built = (name: string, own?: unknown) => hostFile(name, { variables: settings, own });
const ours = (name: string) => built(name).text ?? '';
const instead = (what: string) => `здесь действует ваше, а не наше: ${what}.`;

const SECURITY = '.well-known/security.txt';
const rules = '# Моё\r\n/old/*\r\n  X-Robots-Tag: noindex\r\n';
const robots = 'User-agent: *\nDisallow: /old/';
const mapped = `${robots}\n\nSitemap: https://slovar.example/sitemap.xml\n`;
const passed = '/acc/*  https://account.example/acc/:splat  200\n';
const ownPass = '/acc/*  https://other.example/:splat  200!\n';

it('security.txt names the support address, the languages and an end one year from the day', () => {
  expect(ours(SECURITY)).toBe(
    'Contact: mailto:support@slovar.example\nExpires: 2027-11-21T00:00:00Z\nPreferred-Languages: ru, en\n',
  );
});

it.each<[name: string, title: string, own: string, text: string, said: string]>([
  ['_headers', 'the owner’s rules beside ours', rules, `${ours('_headers')}\n${rules}`, ''],
  ['robots.txt', 'the address of the site’s map', robots, mapped, ''],
  ['robots.txt', 'that address once', mapped, mapped, ''],
  ['_redirects', 'our rule before one for everything', '/* / 200', `${passed}\n/* / 200\n`, ''],
  ['_redirects', 'the owner’s proxy alone', ownPass, ownPass, instead('правило для /acc/')],
  [
    SECURITY,
    'the owner’s text alone, which may be signed',
    'Contact: https://a.example',
    'Contact: https://a.example',
    'на сайте ваш файл вместо того, что делает сборка.',
  ],
])('%s has %s', (name, _, own, text, said) => {
  const file = built(name, own);

  expect(file.text).toBe(text);
  expect(file.said).toEqual(said ? [`public/${name}: ${said}`] : []);
});

it('robots.txt of a trial, which has no map, stays as it is', () => {
  const variables = { NEXT_PUBLIC_STAGING: 'true' };

  expect(hostFile('robots.txt', { variables, own: robots }).text).toBe(robots);
});

it('_headers has one rule for an address, of which Cloudflare would take the last only', () => {
  const { text } = built('_headers', '/*\n  X-Own: yes\n');

  expect(text?.match(/^\/\*$/gm)).toHaveLength(1);
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: [^]*\n {2}X-Own: yes\n/m);
});

it('.htaccess keeps the owner’s bytes, of any encoding', () => {
  // «# да» in windows-1251.
  const own = Buffer.from([0x23, 0x20, 0xe4, 0xe0, 0x0d, 0x0a]);

  expect(built('.htaccess', own).bytes?.includes(own)).toBe(true);
});

it.each(['.htaccess', '_headers'])('nothing is said of a %s that says the same as ours', (name) => {
  expect(built(name, ours(name)).said).toEqual([]);
});

it.each<[name: string, own: string, has: string, lacks: RegExp, said: string]>([
  [
    '_headers',
    '/help/*\n  referrer-policy: no-referrer\n/*\n  ! Content-Security-Policy\n/islands/*\n  X-Own: yes',
    'immutable',
    // Values would be joined.
    /frame-ancestors|Referrer-Policy: strict/,
    'referrer-policy (/help/*), Content-Security-Policy (/*)',
  ],
  [
    '.htaccess',
    `Options +FollowSymLinks
    ErrorDocument 404 /gone.html
    AddType application/x-zip .zip
    Header always set Referrer-Policy "no-referrer"
    Header always set Cache-Control "no-store"`,
    'X-Content-Type-Options',
    /Referrer-Policy "strict|Cache-Control "public/,
    'ErrorDocument 404, AddType .zip, Referrer-Policy, Cache-Control',
  ],
  [
    '.htaccess',
    // It may be for some files only.
    'ExpiresByType image/png "access plus 1 week"',
    'Header setifempty Cache-Control "public, max-age=0, must-revalidate"',
    / set Cache-Control/,
    'Cache-Control',
  ],
])('%s leaves to the owner what %j sets, no more, and that is said', (name, own, ...file) => {
  const [has, lacks, said] = file;
  const { text, said: sentences } = built(name, own);

  expect(text).toContain(has);
  expect(text).not.toMatch(lacks);
  expect(sentences).toEqual([`public/${name}: ${instead(said)}`]);
});

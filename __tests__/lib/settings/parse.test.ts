/** @jest-environment node */
import { parseSettings, unsetVariables } from '@/lib/settings/parse';

it.each([
  ['not set', {}],
  ['set to nothing', { NEXT_PUBLIC_SITE_NAME: '', NEXT_PUBLIC_SITE_URL: '  ' }],
  ['overruled', { NEXT_PUBLIC_SITE_NAME: 'Лексикон', HSTS: 'host', ...unsetVariables }],
])('variables that are %s have the agreed defaults', (_, environment) => {
  expect(parseSettings(environment)).toEqual({
    siteName: 'Словарь+',
    homeUrl: 'https://slovar.example',
    supportEmail: 'support@slovar.example',
    forumUrl: 'https://forum.example/slovar',
    storeUrl: 'https://play.google.com/store/apps/details?id=example.slovar',
    apiUrl: '',
    accountProxy: '',
    basePath: '',
    staging: false,
    hsts: '',
    requirePreflight: false,
    sourceDate: undefined,
  });
});

it.each([
  ['siteName', 'NEXT_PUBLIC_SITE_NAME', 'Лексикон', 'Лексикон'],
  ['supportEmail', 'NEXT_PUBLIC_SUPPORT_EMAIL', 'help@lexicon.example', 'help@lexicon.example'],
  // The final slash is dropped, so that paths can be added.
  ['apiUrl', 'NEXT_PUBLIC_API_URL', 'http://localhost:5000/', 'http://localhost:5000'],
  ['staging', 'NEXT_PUBLIC_STAGING', 'true', true],
  ['accountProxy', 'ACCOUNT_PROXY', 'http://localhost:5000/', 'http://localhost:5000'],
  ['accountProxy', 'ACCOUNT_PROXY', 'own', 'own'],
  ['hsts', 'HSTS', 'subdomains', 'subdomains'],
  ['sourceDate', 'SOURCE_DATE_EPOCH', '1767225600', 1_767_225_600],
  ['requirePreflight', 'REQUIRE_PREFLIGHT', 'true', true],
])('the owner sets %s by %s', (setting, variable, value, expected) => {
  expect(parseSettings({ [variable]: value })).toHaveProperty(setting, expected);
});

it.each([
  ['NEXT_PUBLIC_SITE_NAME', 'я'.repeat(41), 'a name of 1 to 40 characters'],
  ['NEXT_PUBLIC_SITE_URL', 'slovar.example', 'an http(s) address without a query'],
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example/?a=1', 'an http(s) address without a query'],
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example/#top', 'an http(s) address without a query'],
  ['NEXT_PUBLIC_SUPPORT_EMAIL', 'support', 'an e-mail address'],
  ['NEXT_PUBLIC_FORUM_URL', 'javascript:alert(1)', 'an http(s) address'],
  ['NEXT_PUBLIC_FORUM_URL', 'https-in://forum.example', 'an http(s) address'],
  ['NEXT_PUBLIC_FORUM_URL', 'shttp://forum.example', 'an http(s) address'],
  ['NEXT_PUBLIC_STORE_URL', '/store', 'an http(s) address of the app-store page'],
  ['NEXT_PUBLIC_API_URL', 'https://api.example/v1', 'an http(s) origin without a path'],
  ['NEXT_PUBLIC_STAGING', 'yes', 'true or false'],
  ['REQUIRE_PREFLIGHT', '1', 'true or false'],
  ['ACCOUNT_PROXY', 'https://api.example/v1', 'an http(s) origin without a path'],
  ['ACCOUNT_PROXY', 'yes', 'an http(s) origin without a path'],
  ['HSTS', 'true', 'none, host or subdomains, or nothing'],
  ...['today', '-1', '1.5', '999999999999'].map((epoch) => [
    'SOURCE_DATE_EPOCH',
    epoch,
    'a number of seconds since 1970',
  ]),
  ...['slovar', '//slovar', '/слова', '/a?b', '/..', '/a/../b', '/.'].map((path) => [
    'NEXT_PUBLIC_BASE_PATH',
    path,
    'a path that starts with a slash',
  ]),
])('stops at %s «%s» with a sentence that names what is expected', (name, value, expected) => {
  expect(() => parseSettings({ [name]: value })).toThrow(
    `${name} is «${value}», but it must be ${expected}`,
  );
});

const siteAt = (siteUrl: string, path: string) =>
  parseSettings({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: path });

it.each([
  ['https://a.example/', '/', '', 'https://a.example'],
  ['https://a.example', '/slovar', '/slovar', 'https://a.example/slovar/'],
  ['https://a.example/', '/a/b/', '/a/b', 'https://a.example/a/b/'],
  ['https://a.example/slovar//', '/slovar', '/slovar', 'https://a.example/slovar/'],
])('the site at %s with the sub-path «%s» has no slash doubled', (siteUrl, path, ...expected) => {
  const { basePath, homeUrl } = siteAt(siteUrl, path);

  expect([basePath, homeUrl]).toEqual(expected);
});

it.each(['', '/slovar'])('stops at a site address with another path than «%s»', (basePath) => {
  expect(() => siteAt('https://a.example/words', basePath)).toThrow(
    `NEXT_PUBLIC_SITE_URL is «https://a.example/words», but its path must be empty or that of NEXT_PUBLIC_BASE_PATH, «${basePath}».`,
  );
});

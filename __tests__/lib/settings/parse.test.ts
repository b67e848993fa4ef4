import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';

it.each([
  ['set to nothing', { NEXT_PUBLIC_SITE_NAME: '', NEXT_PUBLIC_SITE_URL: '  ' }],
  ['cleared again', { NEXT_PUBLIC_SITE_NAME: 'Лексикон', HSTS: 'host', ...unsetVariables }],
])('settings have their defaults if variables are %s', (_, environment) => {
  expect(parseSettings(environment)).toEqual({
    siteName: 'Словарь+',
    homeUrl: 'https://slovar.example',
    supportEmail: 'support@slovar.example',
    forumUrl: 'https://forum.example/slovar',
    stores: [
      {
        name: 'Google Play',
        url: 'https://play.google.com/store/apps/details?id=example.slovar',
      },
    ],
    apiUrl: '',
    accountProxy: '',
    basePath: '',
    staging: false,
    hsts: '',
    sourceDate: undefined,
  });
});

it.each([
  ['supportEmail', 'NEXT_PUBLIC_SUPPORT_EMAIL', 'support@лексикон.рф', 'support@лексикон.рф'],
  ['forumUrl', 'NEXT_PUBLIC_FORUM_URL', 'NONE', ''],
  // The trailing slash is removed, because paths are appended.
  ['apiUrl', 'NEXT_PUBLIC_API_URL', 'http://localhost:5000/', 'http://localhost:5000'],
  ['staging', 'NEXT_PUBLIC_STAGING', 'true', true],
  ['accountProxy', 'ACCOUNT_PROXY', 'http://localhost:5000/', 'http://localhost:5000'],
  ['accountProxy', 'ACCOUNT_PROXY', 'own', 'own'],
  ['hsts', 'HSTS', 'subdomains', 'subdomains'],
  ['sourceDate', 'SOURCE_DATE_EPOCH', '1767225600', 1_767_225_600],
])('the setting %s is read from %s=%s', (setting, variable, value, expected) => {
  expect(parseSettings({ [variable]: value })).toHaveProperty(setting, expected);
});

it.each([
  ['NEXT_PUBLIC_SITE_NAME', 'я'.repeat(41), 'название от 1 до 40 знаков'],
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example/?a=1', 'адрес http(s) без знаков ? и #'],
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example/#top', 'адрес http(s) без знаков ? и #'],
  ['NEXT_PUBLIC_SUPPORT_EMAIL', 'support', 'адрес электронной почты'],
  ['NEXT_PUBLIC_FORUM_URL', 'https-in://forum.example', 'адрес http(s), например https'],
  ['NEXT_PUBLIC_FORUM_URL', 'shttp://forum.example', 'адрес http(s), например https'],
  ['NEXT_PUBLIC_API_URL', 'https://api.example/v1', 'адрес http(s) без пути'],
  ['NEXT_PUBLIC_STAGING', 'yes', 'true или false'],
  ['ACCOUNT_PROXY', 'https://api.example/v1', 'адрес http(s) без пути'],
  ['HSTS', 'true', 'none, host, subdomains или ничего'],
  ['SOURCE_DATE_EPOCH', '1.5', 'число секунд с 1970 года'],
  ['SOURCE_DATE_EPOCH', '999999999999', 'число секунд с 1970 года'],
  ['NEXT_PUBLIC_BASE_PATH', 'slovar', 'путь с косой черты'],
  ['NEXT_PUBLIC_BASE_PATH', '/слова', 'путь с косой черты'],
  ['NEXT_PUBLIC_BASE_PATH', '/a/../b', 'путь с косой черты'],
  ['NEXT_PUBLIC_BASE_PATH', '/.', 'путь с косой черты'],
])('%s=%s is rejected with a message about valid values', (name, value, expected) => {
  expect(() => parseSettings({ [name]: value })).toThrow(
    `${name}: записано «${value}», а нужно другое: ${expected}`,
  );
});

it('an unknown variable is rejected with a list of all variables', () => {
  const all = Object.keys(unsetVariables).join(', ');

  expect(() => parseSettings({ next_public_sitename: 'x' })).toThrow(
    new RegExp(`^next_public_sitename: такой переменной нет; .* ${all}\\.$`),
  );
});

it('variables of other software and of hosts are ignored', () => {
  const others = { HOSTS: 'a', SITE_NAME: 'a', NEXT_PUBLIC_VERCEL_URL: 'a.vercel.app' };

  expect(parseSettings(others)).toEqual(parseSettings({}));
});

const siteAt = (siteUrl: string, path: string) =>
  parseSettings({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: path });

it.each([
  ['https://a.example/', '/', '', 'https://a.example'],
  ['https://a.example/', '/a/b/', '/a/b', 'https://a.example/a/b/'],
  ['https://a.example/slovar//', '/slovar', '/slovar', 'https://a.example/slovar/'],
])(
  'the site address %s and the sub-path «%s» give the basePath «%s» and the homeUrl %s',
  (siteUrl, path, ...expected) => {
    const { basePath, homeUrl } = siteAt(siteUrl, path);

    expect([basePath, homeUrl]).toEqual(expected);
  },
);

it('a site address whose path differs from the sub-path is rejected', () => {
  expect(() => siteAt('https://a.example/words', '/slovar')).toThrow(
    'NEXT_PUBLIC_SITE_URL: записано «https://a.example/words», а путь в нём может быть только тот, что в NEXT_PUBLIC_BASE_PATH: «/slovar».',
  );
});

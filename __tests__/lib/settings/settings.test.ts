import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables, variableNames } from '@/lib/settings/variables';

it.each([
  ['blank', { NEXT_PUBLIC_SITE_NAME: '', NEXT_PUBLIC_SITE_URL: '  ' }],
  ['unset', { NEXT_PUBLIC_SITE_NAME: 'Лексикон', HSTS: 'host', ...unsetVariables }],
])('a variable that is %s gets its default value', (_, environment) => {
  expect(parseSettings(environment)).toEqual(parseSettings({}));
});

it.each([
  ['supportEmail', 'NEXT_PUBLIC_SUPPORT_EMAIL', 'support@лексикон.рф', 'support@лексикон.рф'],
  ['forumUrl', 'NEXT_PUBLIC_FORUM_URL', 'NONE', ''],
  // The trailing slash is removed, because paths are appended to the address.
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
])('the error about %s=%s says which values are valid', (name, value, expected) => {
  expect(() => parseSettings({ [name]: value })).toThrow(
    `${name}: записано «${value}», а нужно другое: ${expected}`,
  );
});

it('the error about an unknown variable lists all known variables', () => {
  const sentence = `^next_public_name: такой переменной нет; .* ${variableNames.join(', ')}\\.$`;

  expect(() => parseSettings({ next_public_name: 'x' })).toThrow(new RegExp(sentence));
});

it('variables of other software are ignored', () => {
  const others = { HOSTS: 'a', SITE_NAME: 'a', NEXT_PUBLIC_VERCEL_URL: 'a.vercel.app' };

  expect(parseSettings(others)).toEqual(parseSettings({}));
});

const siteAt = (url: string, path: string) =>
  parseSettings({ NEXT_PUBLIC_SITE_URL: url, NEXT_PUBLIC_BASE_PATH: path });

it.each([
  ['https://a.example/', '/', '', 'https://a.example'],
  ['https://a.example/', '/a/b/', '/a/b', 'https://a.example/a/b/'],
  ['https://a.example/slovar//', '/slovar', '/slovar', 'https://a.example/slovar/'],
])('the address %s and sub-path %s give basePath %j and homeUrl %s', (url, path, base, home) => {
  expect(siteAt(url, path)).toMatchObject({ basePath: base, homeUrl: home });
});

it('a site address whose path differs from the sub-path is rejected', () => {
  expect(() => siteAt('https://a.example/words', '/slovar')).toThrow(
    'NEXT_PUBLIC_SITE_URL: записано «https://a.example/words», а путь в нём может быть только тот, что в NEXT_PUBLIC_BASE_PATH: «/slovar».',
  );
});

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');

it.each(variableNames)('docs/hosting.md explains the variable %s', (name) => {
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`| \`${name}\` `);
});

// GitHub Pages supplies NEXT_PUBLIC_BASE_PATH. The workflow gets the others from repository variables.
const passed = variableNames.filter((name) => name !== 'NEXT_PUBLIC_BASE_PATH');

it.each(passed)('the GitHub Pages workflow passes the variable %s to the build', (name) => {
  expect(workflow).toMatch(
    new RegExp(`^ +${name}: \\$\\{\\{ vars\\.${name} (\\|\\||==|\\}\\})`, 'm'),
  );
});

it('the GitHub Pages workflow does not pass empty variables to the build', () => {
  const [, script = ''] = /- run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const printed = script.replace(/npm run .*/, 'env');
  const env = { ...process.env, HSTS: '', NEXT_PUBLIC_SITE_NAME: 'Слово и «дело»' };
  const { stdout } = spawnSync('bash', ['-e', '-c', printed], { env, encoding: 'utf8' });

  expect(stdout).toContain('NEXT_PUBLIC_SITE_NAME=Слово и «дело»\n');
  expect(stdout).not.toMatch(/^HSTS=/m);
});

import { readFileSync } from 'node:fs';
import {
  emptyProduct,
  fullProduct,
  withoutAndroid,
  withoutWindows,
} from '../../../support/product';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { PLACEHOLDER_SENTENCE } from '@/lib/installer/verify';
import { sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';
import { statementNames } from '@/lib/product/statements';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings, type Settings } from '@/lib/settings/parse';
import { parseStores } from '@/lib/stores/parse-stores';
import { longDate } from '@/lib/text/long-date';
import { allProblems, report } from '@/scripts/build/launch-list/all-problems';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));
jest.mock('@/scripts/build/launch-list/sample-texts/content', () => ({ content: {} }));

const { lay } = inTemporaryFolder();
const tokens = readFileSync(TOKENS_FILE, 'utf8');
const { app, windows } = fullProduct;
const { android } = withoutAndroid;
const play = `https://play.google.com/store/apps/details?id=${app.packageName}`;
const alsoIn = (store: string) => ({ stores: parseStores(`${play} ${store}`) });

const ready = parseSettings({
  NEXT_PUBLIC_SITE_NAME: 'Лексикон',
  NEXT_PUBLIC_SITE_URL: 'https://slovarplus.ru',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@slovarplus.ru',
  // Unlike example.com, this host name is not reserved for examples, so the launch list must accept it.
  NEXT_PUBLIC_FORUM_URL: 'https://myexample.com/app',
  NEXT_PUBLIC_STORE_URL: play,
  HSTS: 'host',
  ACCOUNT_PROXY: 'http://127.0.0.1:5000',
});

/** Returns the entries of the launch list for a site that is ready for its launch except for these changes. */
const problemsOf = (changed: Partial<Product & Settings> = {}) =>
  allProblems({ ...ready, ...changed }, { ...fullProduct, ...changed }).flatMap(
    ([, problems]) => problems,
  );

beforeEach(() => {
  lay(TOKENS_FILE, tokens);
  lay('lib/content/icon.svg', '');
  lay('public/downloads/program.exe', 'MZ');
  for (const id of screenshots.keys()) lay(`screenshots/${id}.png`, '');
});

const claims = statementNames.filter((name) => name !== 'facts');
const ownClaims = claims.filter((name) => !name.endsWith('Url'));
const codes = sample.dictionaries.split(' ');
const dictionaries = codes.map((code) => ({ code, from: code, own: code, to: 'Русский' }));

it.each<[sentence: string, changed: Partial<Product & Settings>]>([
  ['NEXT_PUBLIC_SITE_URL: адрес «https://localhost» — пример', { homeUrl: 'https://localhost' }],
  ['NEXT_PUBLIC_SITE_URL: адрес «http://a.ru» без https', { homeUrl: 'http://a.ru' }],
  [
    'NEXT_PUBLIC_FORUM_URL: адрес «https://example.com» — пример',
    { forumUrl: 'https://example.com' },
  ],
  ['NEXT_PUBLIC_STORE_URL: адрес «http://a.ru» без https', alsoIn('Лавка=http://a.ru')],
  ['NEXT_PUBLIC_STORE_URL ведёт на страницу «a.b»', alsoIn('https://rustore.ru/app/a.b')],
  [
    'NEXT_PUBLIC_API_URL: адрес «http://a.ru» без https',
    { apiUrl: 'http://a.ru', accountProxy: '' },
  ],
  ['NEXT_PUBLIC_STAGING: включён', { staging: true }],
  ['ACCOUNT_PROXY: не действует', { apiUrl: 'https://a.ru' }],
  ['ACCOUNT_PROXY: адрес «https://a.example» — пример', { accountProxy: 'https://a.example' }],
  ['facts: «en — Русский, de', { android, dictionaries, confirmed: claims }],
  ['facts: «есть и другие', { moreDictionaries: true, confirmed: claims }],
])('if a site has one problem, the launch list has one entry: %s', (sentence, changed) => {
  expect(problemsOf(changed)).toEqual([expect.stringContaining(sentence)]);
});

const nothing = { ...emptyProduct, windows: { ...windows, requirements: '' } };
const rustore = parseStores('https://rustore.ru/app/a.b');

it.each([
  ['with RuStore as the only store', { stores: rustore }, /storeName|deletion/],
  ['without an Android app', { android }, /packageName|storeName|deletion/],
  ['without a Windows program', { windows: { ...nothing.windows, releases: [] } }, /windows/],
])('the launch list omits fields that a product %s does not need', (_, changed, unneeded) => {
  const needed = problemsOf(nothing).filter((problem) => !unneeded.test(problem));

  expect(problemsOf({ ...nothing, ...changed })).toEqual(needed);
});

const ofSample = {
  windows: { ...windows, installer: { ...windows.installer, file: `${sample.installer}-1.0.exe` } },
  dictionaries,
  moreDictionaries: true,
  confirmed: claims,
};

it.each<[title: string, changed: Partial<Product & Settings>]>([
  ['HSTS=none and ACCOUNT_PROXY=own', { hsts: 'none', accountProxy: 'own' }],
  ['an account service on another origin', { apiUrl: 'https://a.ru', accountProxy: '' }],
  [
    'neither an Android app nor a forum',
    { android, stores: parseSettings({}).stores, forumUrl: '', confirmed: ownClaims },
  ],
  ['no Windows program', { windows: { ...ofSample.windows, releases: [] } }],
  ['the sample’s name, installer and dictionaries', { ...ofSample, siteName: sample.siteName }],
])('if an otherwise ready site has %s, its launch list is empty', (_, changed) => {
  expect(problemsOf(changed)).toEqual([]);
});

it('if there is no Windows program, the launch list says to delete the placeholder installer', () => {
  const file = `public/downloads/${windows.installer.file}`;
  lay(file, PLACEHOLDER_SENTENCE);

  expect(problemsOf(withoutWindows)).toEqual([
    `${file}: это наша заглушка, и она попадёт на сайт; удалите файл.`,
  ]);
});

const SECURITY_FILE = 'out/.well-known/security.txt';

it('if security.txt expires in eleven days, the launch list says how to renew it', () => {
  const expiry = `${SECURITY_FILE}: действует до ${longDate('2026-12-01')};`;
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
  lay(SECURITY_FILE, 'Contact: mailto:a@a.ru\r\nExpires: 2026-12-01T00:00:00Z\r\n');
  expect(problemsOf()).toEqual([`${expiry} соберите и выложите сайт снова.`]);

  lay('public/.well-known/security.txt', '');
  expect(problemsOf()).toEqual([
    `${expiry} поправьте в public/.well-known/security.txt Expires и выложите сайт снова.`,
  ]);
});

it.each([
  ['https://a.ru', /^К запуску всё готово, если .*apache\.conf.*FTP/],
  ['own', /^К запуску всё готово\.$/],
])('if no problem is found and ACCOUNT_PROXY=%s, the report begins with %s', (value, begin) => {
  lay(SECURITY_FILE, 'Expires: 2999-01-01T00:00:00Z');
  const [first, ...remarks] = report({ ...ready, accountProxy: value }, fullProduct).split('\n');

  expect(first).toMatch(begin);
  expect(remarks).toEqual([
    `${SECURITY_FILE} действует до ${longDate('2999-01-01')}: до этого дня соберите и выложите сайт снова.`,
  ]);
});

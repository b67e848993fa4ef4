import { readFileSync } from 'node:fs';
import { fullProduct } from '../../support/product';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { type Product } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';
import { digestOfPages } from '@/scripts/build-stamp';
import { allProblems, report } from '@/scripts/preflight/all-problems';
import { type LaunchState } from '@/scripts/preflight/read-launch-state';

const { packageName } = fullProduct.app;
const play = 'https://play.google.com/store/apps/details?id=';

const environment = {
  NEXT_PUBLIC_SITE_URL: 'https://slovarplus.ru',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@slovarplus.ru',
  // A name that only ends like one of an example.
  NEXT_PUBLIC_FORUM_URL: 'https://myexample.com/app',
  NEXT_PUBLIC_STORE_URL: `https://www.rustore.ru/catalog/app/${packageName} ${play}${packageName}`,
  HSTS: 'host',
  ACCOUNT_PROXY: 'http://127.0.0.1:5000',
};

const change = { kind: 'new', text: 'Тема' } as const;
const withReleases = (...releases: Product['android']['releases']): Product => ({
  ...fullProduct,
  android: { ...fullProduct.android, releases },
});
const product = withReleases({ version: '1.10', date: '2026-11-20', changes: [change] });
const { app, deletion, privacy, windows } = product;
const channel = { title: 'Чат', text: '', link: 'Открыть', url: '' };

const sources = { settings: {}, files: {} };

/** A site that can be launched. */
const ready: LaunchState = {
  settings: parseSettings(environment),
  product,
  placeholders: [],
  screenshotIds: ['search', 'windows'],
  originals: ['README.md', 'search-light.png', 'search-dark.png', 'windows.png'],
  stale: [],
  leftovers: [],
  ownIcon: true,
  themes: readTokens(readFileSync(TOKENS_FILE, 'utf8')),
  built: { files: new Set(['index.html']), pages: new Map() },
  stamp: { ...sources, pages: digestOfPages(new Map()) },
  sources,
  securityTxt: 'Expires: 2027-11-20T00:00:00Z\n',
  isOwnSecurityTxt: false,
  now: Date.UTC(2026, 10, 20),
};

const problemsWith = (changed: Partial<LaunchState>) =>
  allProblems({ ...ready, ...changed }).flatMap(({ problems }) => problems);

it('of a site that can be launched there is nothing to say but what is to be remembered', () => {
  expect(report(allProblems(ready), ['Помните.'])).toBe('К запуску всё готово.\nПомните.');
});

it('the report counts the problems of every part and puts each under its heading', () => {
  const groups = allProblems({
    settings: parseSettings({}),
    product: { ...product, app: { ...app, storeName: '' }, confirmed: [] },
    placeholders: [windows.installer.file],
    screenshotIds: ['search'],
    originals: [],
    stale: [],
    leftovers: [],
    ownIcon: false,
    themes: { ...ready.themes, dark: {} },
    built: undefined,
    stamp: undefined,
    sources,
    securityTxt: undefined,
    isOwnSecurityTxt: false,
    now: 0,
  });
  const count = groups.flatMap(({ problems }) => problems).length;
  const blocks = groups.map(({ title, problems }) => [title, ...problems].join('\n  — '));

  expect(groups.map(({ title }) => title.split(' ', 1)[0])).toEqual(
    'Настройки Сведения Слова Установщик Снимки Иконка Цвета Собранный'.split(' '),
  );
  expect(report(groups, [])).toBe([`До запуска осталось дел: ${count}`, ...blocks].join('\n\n'));
});

it.each<[string, Partial<Product>]>([
  ['app.storeName', { app: { ...app, storeName: '' } }],
  ['app.developer', { app: { ...app, developer: '' } }],
  ['app.packageName', { app: { ...app, packageName: '' } }],
  ['windows.requirements', { windows: { ...windows, requirements: '' } }],
  ['deletion.stepsInApp', { deletion: { ...deletion, stepsInApp: [] } }],
  ['deletion.deleted', { deletion: { ...deletion, deleted: [] } }],
  ['deletion.retention', { deletion: { ...deletion, retention: '' } }],
  ['deletion.processing', { deletion: { ...deletion, processing: '' } }],
  ['privacy.paragraphs', { privacy: { ...privacy, paragraphs: [] } }],
  ['privacy.date', { privacy: { ...privacy, date: '' } }],
])('an empty %s is one problem, which names it', (field, changed) => {
  expect(problemsWith({ product: { ...product, ...changed } })).toEqual([
    expect.stringMatching(new RegExp(`^${field}: пусто — `)),
  ]);
});

const release = (version: string) => ({ version, date: '', changes: [] });

it.each<[string, Partial<LaunchState>, string[]]>([
  [
    'releases without a day or without changes, named together,',
    { product: withReleases(release('1.10'), release('1.9')) },
    ['не указаны даты версий 1.10, 1.9.', 'не описаны изменения версий 1.10, 1.9.'],
  ],
  [
    'the page of another app in one of the stores',
    { settings: parseSettings({ ...environment, NEXT_PUBLIC_STORE_URL: `${play}org.other.app` }) },
    [`«${packageName}», но NEXT_PUBLIC_STORE_URL ведёт на страницу «org.other.app».`],
  ],
  [
    'examples among the other ways to talk',
    { product: { ...product, channels: [{ ...channel, url: 'http://chat.example' }] } },
    ['channels: адрес «http://chat.example» — пример', '«http://chat.example» без https'],
  ],
  [
    'an installer that only holds its place',
    { placeholders: [windows.installer.file, 'left.zip'] },
    [`${windows.installer.file}: это заглушка, а не установщик.`, 'left.zip: это наша заглушка'],
  ],
  [
    'pictures of the app that are missing in a theme, whether in one file or in two,',
    {
      screenshotIds: ['search', 'card', 'mosaic', 'test'],
      originals: ['search.png', 'card-light.png', 'card-dark.png', 'mosaic-dark.png'],
    },
    ['(2): mosaic, test.'],
  ],
  [
    'pictures that are not made of the present files, and pictures of slides that are gone,',
    { stale: ['search', 'card'], leftovers: ['quiz', 'test'] },
    ['(2): search, card. Выполните npm run screenshots.', 'нет в слайдах: quiz, test.'],
  ],
])('%s are found, and nothing else', (_, changed, sentences) => {
  expect(problemsWith(changed)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

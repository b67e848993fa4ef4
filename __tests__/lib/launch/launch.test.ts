import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rightTexts } from '../../support/right-texts';
import { fullSite } from '../../support/site';
import { lay } from '../../support/temporary-folder';
import { factDoubts } from '@/lib/launch/fact-doubts';
import { factProblems } from '@/lib/launch/fact-problems';
import { pictureDoubts } from '@/lib/launch/picture-doubts';
import { textDoubts } from '@/lib/launch/text-doubts';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { parseTextPage } from '@/lib/pages/parse-text-page';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { type Site } from '@/lib/site/parse';
import { type Release, SITE_FILE } from '@/lib/site/schema';
import { windows } from '@/lib/words/windows';

jest.mock('@/lib/programs/installers', () => ({
  measureFile: (file: string) => ({ isPlaceholder: readFileSync(file, 'utf8') === 'placeholder' }),
  offeredInstallers: ({ releases }: { releases: readonly Release[] }) =>
    releases.flatMap(({ version, installer }) => (installer ? { version, ...installer } : [])),
}));

const second = path.resolve('e2e/second-owner/files/lib/content');
const ids = shownScreenshots(fullSite);
const pictureOf = (id = '') => `${ORIGINALS_FOLDER}/${id}.png`;
const draw = (width: number, height = 1700) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const large = draw(1600);

beforeEach(async () => {
  lay('lib/content/icon.svg', '');
  lay('lib/content/home.json', '{ "title": "" }');
  for (const id of [`${ids[0]}-dark`, ...ids.slice(1)]) lay(pictureOf(id), await large);
});

const { android, channels, deletion } = fullSite;
const app = (own: object) => ({ android: { ...android!, ...own } });
const play = { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=a.b' };
const inPlay = app({ package: '', stores: [play] });

const priced = (text: string, amount: string) => app({ prices: [{ text, amount }] });
const dated = (days?: number) => {
  const date = days ? new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) : '';
  return app({ releases: [{ version: '1.0', date }] });
};
const setup = (version: string, file: string, bytes = 1) => {
  const releases = [{ version, date: '', installer: { file, bytes } }] as never;
  return { windows: { ...fullSite.windows!, releases } };
};

it.each<[named: string, changes: Partial<Site>, judge?: (site: Site) => string[]]>([
  ['sample: сведения ещё из образца', { sample: true }],
  ['url: «https://a.example» — пример', { homeUrl: 'https://a.example' }],
  ['email: «a@b.example» — пример', { email: 'a@b.example' }],
  ['forum: «https://localhost/» — пример', { forum: 'https://localhost/' }],
  ['accounts.service: «http://a.ru» без https', { accounts: { service: 'http://a.ru' } }],
  ['accounts.service: пусто, а этот хостинг', { homeUrl: 'https://a.github.io/b/' }],
  ['android.package: «a.c», а в магазине', app({ package: 'a.c' })],
  ['channels: «http://a.ru» без https', { channels: [{ ...channels[0]!, url: 'http://a.ru' }] }],
  ['developer: пусто', { ...inPlay, developer: '' }],
  ['deletion.deleted: пусто', { ...inPlay, deletion: { ...deletion, deleted: [] } }],
  ['android.price, amount: .* сумма 390,', priced('1 390 ₽', '390'), factDoubts],
  ['android.releases, версия 1.0, date: ', dated(2), factDoubts],
  ['android.releases, версия 1.0, date: ', dated(-40_000), factDoubts],
  ['windows.releases, версия 2.0.3, .* a-2.0.2.exe', setup('2.0.3', 'a-2.0.2.exe'), factDoubts],
  ['windows.releases, .*: больше 25 МБ не примет', setup('1.0', 'a.exe', 3e7), factDoubts],
  ['url: собран пробный сайт', { isPreview: true }, factDoubts],
  ['pages/: нет страницы о персональных данных', inPlay, factDoubts],
])('of the facts, exactly «%s» is named', (named, changes, judge = factProblems) => {
  expect(judge({ ...fullSite, ...changes })).toEqual([
    expect.stringMatching(`^lib/content/(site.json, )?${named}.*\\.$`),
  ]);
});

it.each<[facts: string, changes: Partial<Site>]>([
  ['a year’s price', priced('1\u00a0390\u00a0₽/год', '1390')],
  ['two prices', priced('от 99 ₽ до 1 990 ₽', '1990')],
  ['a price with a comma', priced('1,99 $', '1.99')],
  ['tomorrow', dated(1)],
  ['no date', dated()],
  ['a longer version in the file’s name', setup('3.2', 'a-3.2.0.exe')],
  ['two numbers in the file’s name', setup('1.0.8', 'win-10.0-1.0.8.exe')],
  ['a file’s name without numbers', setup('2', 'a.exe')],
])('right facts are not named: %s', (_, changes) => {
  const site = { ...fullSite, ...changes };
  expect([...factProblems(site), ...factDoubts(site)]).toEqual([]);
});

it('files with sample words are named, unless no page shows them', () => {
  for (const name of ['home', 'windows', 'result-pages', 'deletion'])
    lay(`lib/content/${name}.json`, '\ufeff{ "sample": true }');

  expect(factProblems(fullSite)).toHaveLength(4);
  expect(factProblems({ ...fullSite, windows: null, accounts: null })).toEqual([
    expect.stringContaining('lib/content/home.json, sample: слова ещё из образца'),
  ]);
});

it('missing screenshots, a missing icon and an installer that is a placeholder are named', () => {
  process.chdir('lib');
  lay('public/downloads/a.exe', 'MZ');
  lay('public/downloads/b.zip', 'placeholder');

  expect(factProblems({ ...fullSite, android: null })).toEqual([
    'public/downloads/b.zip: это заглушка; замените её установщиком или удалите.',
    expect.stringContaining('нет снимков windows'),
    expect.stringContaining('на сайте наш знак'),
  ]);
});

it('texts that may be mistakes are named, but not those that an owner may mean', () => {
  cpSync(second, CONTENT_FOLDER, { recursive: true });
  lay('lib/content/right.json', JSON.stringify([...rightTexts, 'Googleом']));
  lay(SITE_FILE, '{ "a": "лингвоtека",\n"b": ["https://t.me/sl\u043evar", "\\tокно"] }');
  const page = (title: string, ...parts: string[]) => {
    lay('a.md', `---\ntitle: ${title}\nplace: none\n---\n${parts.join('\n\n')}`);
    return parseTextPage('a.md', readFileSync('a.md', 'utf8'));
  };
  const right = rightTexts.filter((text) => !/<[bk]>/.test(text));
  expect(textDoubts([page('А', ...right, '`{latin}` - б')])).toHaveLength(2);

  const doubtful = ['{latin}', 'а[^1]', '[а][б]', 'Lorem ipsum', 'TODO: а', '-а\n-б'];
  expect(textDoubts([page('Cлово', ...doubtful)])).toEqual([
    'lib/content/site.json, строка 1: в слове «лингвоtека» латинские буквы вместе с русскими; наберите его заново.',
    expect.stringContaining('lib/content/site.json, строка 2: в слове «sl\u043evar»'),
    expect.stringContaining('a.md, строка 2: в слове «Cлово»'),
    ...['{latin}', '[^1]', '[а][б]', 'Lorem ipsum', 'TODO:', '-а'].map((part, index) =>
      expect.stringContaining(`a.md, строка ${5 + 2 * index}: «${part}» — `),
    ),
  ]);
});

it('small, wide and unequal screenshots are named', async () => {
  lay(pictureOf(`${ids[0]}-light`), await draw(640));
  lay(pictureOf(ids[1]), await draw(630, 600));
  lay(pictureOf(windows.picture.id), await draw(1599));

  expect(await pictureDoubts(fullSite)).toEqual([
    `${pictureOf(`${ids[0]}-dark`)}: размер не тот, что у светлого снимка.`,
    `${pictureOf(ids[1])}: ширина 630, а для чётких экранов нужна от 640.`,
    `${pictureOf(ids[1])}: снимок телефона шире, чем выше.`,
    expect.stringContaining('1599, а для чётких экранов нужна от 1600'),
  ]);
});

import { cpSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rightTexts } from '../../support/right-texts';
import { fullFacts, fullSite } from '../../support/site';
import { lay } from '../../support/temporary-folder';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { parseTextPage } from '@/lib/pages/parse-text-page';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { type Site } from '@/lib/site/parse';
import { type Release, SITE_FILE } from '@/lib/site/schema';
import { windows } from '@/lib/words/windows';
import { contrastProblems } from '@/scripts/preflight/contrast-problems';
import { downloadDoubts } from '@/scripts/preflight/download-doubts';
import { factDoubts } from '@/scripts/preflight/fact-doubts';
import { factProblems } from '@/scripts/preflight/fact-problems';
import { pageProblems } from '@/scripts/preflight/page-problems';
import { pictureDoubts } from '@/scripts/preflight/picture-doubts';
import { textDoubts } from '@/scripts/preflight/text-doubts';
import { runCommand } from '@/scripts/shared/run-command';

jest.mock('@/lib/programs/installers', () => ({
  measureFile: (file: string) => ({ isPlaceholder: readFileSync(file, 'utf8') === 'placeholder' }),
  offeredInstallers: ({ releases }: { releases: readonly Release[] }) =>
    releases.flatMap(({ version, installer }) => (installer ? { version, ...installer } : [])),
}));
jest.mock('@/scripts/shared/run-command');
jest.mock('@/scripts/shared/run-program', () => ({ runProgram: () => Promise.resolve(0) }));

const project = process.cwd();
const second = 'e2e/second-owner/files/lib/content';
const css = readFileSync(TOKENS_FILE, 'utf8');
const { android, channels } = fullSite;

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const large = draw(1600, 1700);

beforeEach(async () => {
  lay('lib/content/icon.svg', '');
  const [first, ...others] = shownScreenshots(fullSite);
  lay(`${ORIGINALS_FOLDER}/${first}-dark.png`, await large);
  for (const id of others) lay(`${ORIGINALS_FOLDER}/${id}.png`, await large);
});

it('a site with its own facts, words and files has no problems', () => {
  lay('lib/content/home.json', '{ "title": "" }');

  expect(factProblems(fullSite)).toEqual([]);
});

const play = { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=a.b' };
const inPlay = { android: { ...android!, package: '', stores: [play] as never } };

it.each<[problem: string, changes: Partial<Site>]>([
  ['sample: сведения ещё из образца', { sample: true }],
  ['url: «https://a.example» — пример', { homeUrl: 'https://a.example' }],
  ['email: «a@b.example» — пример', { email: 'a@b.example' }],
  ['forum: «https://localhost/» — пример', { forum: 'https://localhost/' }],
  ['accounts.service: «http://a.ru» без https', { accounts: { service: 'http://a.ru' } }],
  ['accounts.service: пусто, а этот хостинг не передаёт', { homeUrl: 'https://a.github.io/b/' }],
  ['android.package: «a.c», а в магазине', { android: { ...android!, package: 'a.c' } }],
  ['channels: «http://a.ru» без https', { channels: [{ ...channels[0]!, url: 'http://a.ru' }] }],
  ['developer: пусто', { ...inPlay, developer: '' }],
  ['deletion.deleted: пусто', { ...inPlay, deletion: { ...fullSite.deletion, deleted: [] } }],
])('preflight lists exactly the problem «%s»', (problem, changes) => {
  expect(factProblems({ ...fullSite, ...changes })).toEqual([
    expect.stringContaining(`lib/content/site.json, ${problem}`),
  ]);
});

it('preflight names files with sample words, unless no page shows them', () => {
  for (const name of ['home', 'windows', 'result-pages', 'deletion'])
    lay(`lib/content/${name}.json`, '\ufeff{ "sample": true }');

  expect(factProblems(fullSite)).toHaveLength(4);
  expect(factProblems({ ...fullSite, windows: null, accounts: null })).toEqual([
    expect.stringContaining('lib/content/home.json, sample: слова ещё из образца'),
  ]);
});

it('preflight names missing screenshots, a missing icon and an installer that is a placeholder', () => {
  process.chdir('lib');
  lay('public/downloads/a.exe', 'MZ');
  lay('public/downloads/b.zip', 'placeholder');

  expect(factProblems({ ...fullSite, android: null })).toEqual([
    'public/downloads/b.zip: это заглушка; замените её установщиком или удалите.',
    expect.stringContaining('нет снимков windows'),
    expect.stringContaining('на сайте наш знак'),
  ]);
});

it('preflight names links that lead nowhere, and hosts that the pages’ policy blocks', () => {
  lay('out/help/index.html', '<p id="срок">');
  lay('lib/content/pages/faq.md', '\n[А](/help/100%)');
  lay('app/layout.tsx', '<script src="//mc.count.ru/tag.js" />');
  const page = (body: string) => lay('out/index.html', `<!doctype html><title>А</title>${body}`);

  page(
    '<a href="/app/help/#срок">А</a><a href="#">А</a><a href="/acc/x">Б</a><a href="https://b.ru">В</a><script>1</script>',
  );
  expect(pageProblems('https://a.ru/app/')).toEqual([]);
  page(
    '<a href="/app/none/">А</a><a href="/app/help/#Срок">А</a><a href="/app/help/100%">А</a><script>x("//mc.count.ru/tag.js")</script><img src="https://b.ru/a">',
  );
  expect(pageProblems('https://a.ru/app/')).toEqual([
    'out/index.html: ссылка «/none/» никуда не ведёт.',
    'out/index.html: ссылка «/help/#Срок» никуда не ведёт.',
    'lib/content/pages/faq.md, строка 2: ссылка «/help/100%» никуда не ведёт.',
    expect.stringContaining('app/layout.tsx: страницы обращаются к mc.count.ru'),
    expect.stringContaining('out/: страницы обращаются к b.ru'),
  ]);
});

it('with a bright accent, its strong shade, its text and a colour of links, no text is hard to read', () => {
  const own = { accent: '#ffd400', 'accent-strong': '#e6bf00', 'on-accent': '#1a1a1a' };
  const { light, dark } = readTokens(css);

  expect(
    contrastProblems({
      light: { ...light, ...own, link: light.accent! },
      dark: { ...dark, ...own, link: dark.accent! },
    }),
  ).toEqual([]);
});

/** Runs the command, and returns its exit code and what it has printed. */
async function preflight(facts: object) {
  const print = jest.spyOn(console, 'log').mockImplementation();
  lay(SITE_FILE, JSON.stringify({ ...fullFacts, ...facts }));
  await import('@/scripts/preflight');
  const code = await jest.mocked(runCommand).mock.calls[0]?.[0]();
  return { code, printed: print.mock.calls.join('\n') };
}

it('preflight names texts that may be mistakes, but not those that an owner may mean', () => {
  cpSync(path.join(project, second), CONTENT_FOLDER, { recursive: true });
  lay('lib/content/right.json', JSON.stringify(rightTexts));
  lay(SITE_FILE, '{ "a": "лингвоtека",\n"b": ["https://t.me/lingv\u043eteka", "\\tокно"] }');
  const page = (title: string, ...parts: string[]) => {
    lay('a.md', `---\ntitle: ${title}\nplace: none\n---\n${parts.join('\n\n')}`);
    return parseTextPage('a.md', readFileSync('a.md', 'utf8'));
  };
  const right = rightTexts.filter((text) => !/<[bk]>/.test(text));
  expect(textDoubts([page('А', ...right, '`{latin}` - б')])).toHaveLength(2);

  const doubtful = ['{latin}', 'а[^1]', '[а][б]', 'Lorem ipsum', 'TODO: а', '-а\n-б'];
  expect(textDoubts([page('Cлово', ...doubtful)])).toEqual([
    'lib/content/site.json, строка 1: в слове «лингвоtека» латинские буквы вместе с русскими; наберите его заново.',
    expect.stringContaining('lib/content/site.json, строка 2: в слове «lingv\u043eteka»'),
    expect.stringContaining('a.md, строка 2: в слове «Cлово»'),
    ...['{latin}', '[^1]', '[а][б]', 'Lorem ipsum', 'TODO:', '-а'].map((part, index) =>
      expect.stringContaining(`a.md, строка ${5 + 2 * index}: «${part}» — `),
    ),
  ]);
});

it('the command lists problems of facts, colours with too little contrast, and dead links, and fails', async () => {
  lay(TOKENS_FILE, css.replace(/--ink: .*;/, '--ink: #999999; /* --ink: #161f32; */'));
  lay('out/index.html', '<!doctype html><title>А</title><a href="none/">А</a>');
  const { code, printed } = await preflight({ sample: true });

  expect(printed).toContain('сведения ещё из образца');
  expect(printed).toMatch(
    /в светлой теме --ink \(#999999\) на --canvas.*; подойдёт --ink: #[45]\w{5}\.\n/,
  );
  expect(printed).toContain('«none/» никуда не ведёт');
  expect(code).toBe(1);
});

it('the command names a doubt after its verdict, and succeeds', async () => {
  lay(TOKENS_FILE, css);
  const price = priced('990 ₽', '99');
  const { code, printed } = await preflight({ android: { ...fullFacts.android, price } });

  expect(printed).toMatch(
    /К запуску всё готово\. Проверьте: 1\.\nПроверьте: lib\/content\/site\.json, android\.price, amount: .*\.$/,
  );
  expect(code).toBe(0);
});

const priced = (text: string, amount: string) => ({ text, amount, currency: 'RUB' });
const dated = (days: number) => ({
  version: '1.0',
  date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  changes: [],
});
const priceOf = (text: string, amount: string) => ({ prices: [priced(text, amount)] });

const setup = (version: string, file: string) => ({
  windows: {
    ...fullSite.windows!,
    releases: [{ version, date: '', changes: [], installer: { file, signedBy: '' } }],
  },
});
const app = (own: object) => ({ android: { ...android!, ...own } });

it.each<[doubt: string, changes: Partial<Site>]>([
  [
    'site.json, android.price, amount: поисковикам названа сумма 390,',
    app(priceOf('1 390 ₽', '390')),
  ],
  [
    'site.json, android.releases, версия 1.0, date: .* ещё не настал',
    app({ releases: [dated(2)] }),
  ],
  ['site.json, android.releases, версия 1.0, date: .* прошёл', app({ releases: [dated(-40_000)] })],
  ['site.json, windows.releases, версия 2.0.3, .* a-2.0.2.exe', setup('2.0.3', 'a-2.0.2.exe')],
  ['site.json, url: собран пробный сайт', { isPreview: true }],
  ['pages/: нет страницы о персональных данных', inPlay],
])('preflight doubts exactly «%s»', (doubt, changes) => {
  expect(factDoubts({ ...fullSite, ...changes })).toEqual([
    expect.stringMatching(`^lib/content/${doubt}.*\\.$`),
  ]);
});

it.each([
  ['3.2', 'a-3.2.0.exe'],
  ['1.0.8', 'win-10.0-1.0.8.exe'],
  ['2', 'a.exe'],
])('preflight has no doubts about the version %s in %s', (version, file) => {
  expect(factDoubts({ ...fullSite, ...setup(version, file) })).toEqual([]);
});

it('preflight has no doubts about prices and dates that agree', () => {
  const prices = [
    priced('1\u00a0390\u00a0₽/год', '1390'),
    priced('от 99 ₽ до 1 990 ₽', '1990'),
    priced('1,99 $', '1.99'),
    priced('Бесплатно', '0'),
    priced('99 ₽', ''),
  ];
  const releases = [dated(1), dated(-9000), { ...dated(0), date: '' }];

  expect(factDoubts({ ...fullSite, ...app({ prices, releases }) })).toEqual([]);
});

it('preflight doubts files for download without a link, and those too large for a host', () => {
  lay('out/index.html', '<a href="/app/downloads/a.exe">А</a><a href="/downloads/c%20d.pdf">Б</a>');
  for (const name of ['a.exe', 'b.exe', 'c d.pdf', '.gitkeep']) lay(`public/downloads/${name}`, '');
  truncateSync('public/downloads/a.exe', 101 * 1024 ** 2);

  expect(downloadDoubts()).toEqual([
    'public/downloads/a.exe: весит 101\u00a0МБ, такого не примет Cloudflare Pages и GitHub.',
    'public/downloads/b.exe: на него не ведёт ни одна ссылка.',
  ]);
});

it('preflight doubts small, wide and unequal screenshots', async () => {
  const [first = '', second = ''] = shownScreenshots({ ...fullSite, windows: null });
  lay(`${ORIGINALS_FOLDER}/${first}-light.png`, await draw(640, 1200));
  lay(`${ORIGINALS_FOLDER}/${second}.png`, await draw(630, 600));
  lay(`${ORIGINALS_FOLDER}/${windows.picture.id}.png`, await draw(1500, 900));

  expect(await pictureDoubts(fullSite)).toEqual([
    `${ORIGINALS_FOLDER}/${first}-dark.png: размер 1600 × 1700, а у светлого снимка — 640 × 1200.`,
    `${ORIGINALS_FOLDER}/${second}.png: ширина 630, а для чётких экранов нужна от 640.`,
    `${ORIGINALS_FOLDER}/${second}.png: снимок телефона шире, чем выше.`,
    `${ORIGINALS_FOLDER}/${windows.picture.id}.png: ширина 1500, а для чётких экранов нужна от 1600.`,
  ]);
});

import { readFileSync } from 'node:fs';
import { fullSite } from '../../support/site';
import { inTemporaryFolder } from '../../support/temporary-folder';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { type Site } from '@/lib/site/parse';
import { contrastProblems } from '@/scripts/preflight/contrast-problems';
import { factProblems } from '@/scripts/preflight/fact-problems';
import { pageProblems } from '@/scripts/preflight/page-problems';

const css = readFileSync(TOKENS_FILE, 'utf8');
const { lay } = inTemporaryFolder();
const { android } = fullSite;
const MARK = '// Образец: удалите эту строку, когда слова станут вашими\n';

beforeEach(() => {
  lay('lib/content/icon.svg', '');
  for (const id of shownScreenshots(fullSite)) lay(`${ORIGINALS_FOLDER}/${id}.png`, '');
});

it('a site with its own facts, words and files has no problems', () => {
  lay('lib/content/home.ts', 'export const home = {};');

  expect(originalOf('a', 'light', ['a.png'])).toBe('a.png');
  expect(factProblems(fullSite)).toEqual([]);
});

const inPlay = [{ name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=a.b' }];

it.each<[problem: string, changes: Partial<Site>]>([
  ['sample: сведения ещё из образца', { sample: true }],
  ['url: «https://a.example» — пример', { homeUrl: 'https://a.example' }],
  ['url: «http://a.ru» без https', { homeUrl: 'http://a.ru' }],
  ['email: «a@b.example» — пример', { email: 'a@b.example' }],
  ['forum: «https://localhost/» — пример', { forum: 'https://localhost/' }],
  ['accounts.service: «http://a.ru» без https', { accounts: { service: 'http://a.ru' } }],
  ['accounts.service: пусто, а этот хостинг не передаёт', { homeUrl: 'https://a.github.io/b/' }],
  ['android.package: «a.c», а в магазине', { android: { ...android!, package: 'a.c' } }],
  [
    'developer: пусто',
    { developer: '', android: { ...android!, package: '', stores: inPlay as never } },
  ],
])('preflight lists exactly the problem «%s»', (problem, changes) => {
  expect(factProblems({ ...fullSite, ...changes })).toEqual([
    expect.stringContaining(`lib/content/site.json, ${problem}`),
  ]);
});

it('preflight names files with sample words, unless no page shows them', () => {
  for (const name of ['home', 'windows', 'result-pages', 'deletion'])
    lay(`lib/content/${name}.ts`, MARK);

  expect(factProblems(fullSite)).toHaveLength(4);
  expect(factProblems({ ...fullSite, windows: null, accounts: null })).toEqual([
    expect.stringContaining('lib/content/home.ts: слова ещё из образца'),
  ]);
});

it('preflight names missing screenshots and a missing icon', () => {
  const { windows } = fullSite;
  const other = { ...fullSite, android: null, windows };
  process.chdir('lib');

  expect(factProblems(other)).toEqual([
    expect.stringContaining('нет снимков windows'),
    expect.stringContaining('на сайте наш знак'),
  ]);
});

it('our colours have enough contrast, and a colour in a comment does not count', () => {
  expect(contrastProblems(readTokens(css))).toEqual([]);

  const pale = css.replace('--ink: #161f32;', '--ink: #999999; /* --ink: #161f32; */');
  expect(contrastProblems(readTokens(pale))).toContainEqual(
    expect.stringContaining('в светлой теме --ink (#999999) на --canvas'),
  );
});

it('preflight names links that lead nowhere, and hosts that the pages’ policy blocks', () => {
  lay('out/help/index.html', '');
  const page = (body: string) => lay('out/index.html', `<!doctype html><title>А</title>${body}`);

  page(
    '<a href="/app/help/">А</a><a href="/acc/x">Б</a><a href="https://b.ru">В</a><script>1</script>',
  );
  expect(pageProblems('https://a.ru/app/')).toEqual([]);
  page(
    '<a href="/app/none/">А</a><script>x("//mc.count.ru/tag.js")</script><img src="https://b.ru/a">',
  );
  expect(pageProblems('https://a.ru/app/')).toEqual([
    'out/index.html: ссылка «/app/none/» никуда не ведёт.',
    expect.stringContaining('обращаются к mc.count.ru'),
    expect.stringContaining('обращаются к b.ru'),
  ]);
});

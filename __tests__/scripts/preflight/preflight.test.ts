import { readFileSync } from 'node:fs';
import { fullFacts } from '../../support/site';
import { lay } from '../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { SITE_FILE } from '@/lib/site/schema';
import { pageProblems } from '@/scripts/preflight/exported-pages';
import { runCommand } from '@/scripts/shared/run-command';

jest.mock('@/lib/launch/picture-doubts', () => ({ pictureDoubts: () => [] }));
jest.mock('@/lib/launch/fact-problems', () => ({
  factProblems: ({ sample }: { sample?: true }) => (sample ? ['сведения ещё из образца'] : []),
}));
jest.mock('@/lib/programs/installers', () => ({ offeredInstallers: () => [] }));
jest.mock('@/scripts/shared/run-command');
jest.mock('@/scripts/shared/run-program', () => ({ runProgram: () => Promise.resolve(0) }));

const css = readFileSync(TOKENS_FILE, 'utf8');

it('preflight names links that lead nowhere, and hosts that the pages’ policy blocks', () => {
  lay('out/help/index.html', '<p id="срок">');
  lay('lib/content/pages/faq.md', '\n[А](/help/100%)');
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
    expect.stringMatching(/^out\/: страницы обращаются к mc\.count\.ru, .* app\/layout\.tsx\.$/),
    expect.stringContaining('out/: страницы обращаются к b.ru,'),
  ]);
});

/** Runs the command, and returns its exit code and what it has printed. */
async function preflight(facts: object) {
  const print = jest.spyOn(console, 'log').mockImplementation();
  lay(SITE_FILE, JSON.stringify({ ...fullFacts, ...facts }));
  await import('@/scripts/preflight');
  const code = await jest.mocked(runCommand).mock.calls[0]?.[0]();
  return { code, printed: print.mock.calls.join('\n') };
}

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

it('the command names doubts after its verdict, also about files for download, and succeeds', async () => {
  lay(TOKENS_FILE, css);
  lay('out/index.html', '<a href="/app/downloads/a.exe">А</a><a href="/downloads/c%20d.pdf">Б</a>');
  for (const name of ['a.exe', 'b.exe', 'c d.pdf', '.gitkeep']) lay(`public/downloads/${name}`, '');
  const price = { text: '990 ₽', amount: '99', currency: 'RUB' };
  const { code, printed } = await preflight({ android: { ...fullFacts.android, price } });

  expect(printed.split('\n').slice(-3)).toEqual([
    'К запуску всё готово. Проверьте: 2.',
    expect.stringMatching(/^Проверьте: lib\/content\/site\.json, android\.price, amount: .*\.$/),
    'Проверьте: public/downloads/b.exe: на него не ведёт ни одна ссылка.',
  ]);
  expect(code).toBe(0);
});

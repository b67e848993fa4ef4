import { emptyProduct } from '../../../support/product';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { PLACEHOLDER_SENTENCE, measureFile } from '@/lib/installer/verify';
import { sample } from '@/lib/product/sample';
import { parseSettings } from '@/lib/settings/parse';
import { proxyCondition } from '@/scripts/build/hosts/account-proxy';
import { allProblems, report } from '@/scripts/build/launch-list/all-problems';

const { lay } = inTemporaryFolder();

it('the report counts all problems and lists each under its heading', () => {
  const content = Buffer.from(PLACEHOLDER_SENTENCE);
  const file = `${sample.installer}-1.0.zip`;
  const installer = { file, ...measureFile(content), signedBy: '' };
  const windows = { ...emptyProduct.windows, installer };
  lay(`public/downloads/${file}`, content);
  lay(TOKENS_FILE, ':root { --ink: #000000; }');
  lay('out/index.html', '<a href="/none">');
  lay('out/.well-known/security.txt', '');
  const product = { ...emptyProduct, windows, confirmed: [] };
  const groups = allProblems(parseSettings({ NEXT_PUBLIC_SITE_NAME: 'Лексикон' }), product);
  const count = groups.flatMap(([, problems]) => problems).length;
  const blocks = groups.map(([title, problems]) => [title, ...problems].join('\n  — '));

  expect(groups.map(([title]) => title.split(' ', 1)[0])).toEqual(
    'Настройки Сведения Слова Осталось Установщик Снимки Иконка Цвета Собранный'.split(' '),
  );
  expect(groups.at(-1)?.[1]).toEqual(
    [/«\/none» никуда не ведёт/, /нет строки Expires/].map((words) => expect.stringMatching(words)),
  );
  expect(report(groups, [])).toBe([`До запуска осталось дел: ${count}`, ...blocks].join('\n\n'));
});

it.each([
  [
    'that the site is ready if the host reads the rule for the account service',
    'https://acc.slovarplus.ru',
    /^К запуску всё готово, если .*apache\.conf.*FTP.*\nПомните\.$/,
  ],
  [
    'that the site is ready if the owner has written this rule',
    'own',
    /^К запуску всё готово\.\nПомните\.$/,
  ],
])('without problems, the report says %s, and lists the remarks', (_, proxy, text) => {
  const condition = proxyCondition(parseSettings({ ACCOUNT_PROXY: proxy }));

  expect(report([], ['Помните.'], condition)).toMatch(text);
});

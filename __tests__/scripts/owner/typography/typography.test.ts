import { readdirSync, readFileSync } from 'node:fs';
import { runScript } from '../../../support/run-script';
import { temporaryFolder } from '../../../support/temporary-folder';
import { ownersProduct } from '@/__tests__/fixtures/owners-data';
import { typesetContent } from '@/scripts/owner/typography/typeset-content';

const { at, lay } = temporaryFolder();

it('npm run typography corrects and formats a file, and prints its name', () => {
  lay('lib/content/product.json', readFileSync('lib/content/product.json'));
  // The plug-ins are left out, because Prettier would look for them in the test's folder.
  const rules = JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as object;
  lay('.prettierrc.json', JSON.stringify({ ...rules, plugins: [] }));
  const typed = `{lead:'Слово в карточке ',title:"Темная тема",alt:'a - b'}`;
  lay('lib/content/home.ts', `\ufeff// Слово в карточке\nexport const home=${typed}`);
  const { stdout, status } = runScript('owner/typography/index.ts', at());

  expect(stdout).toMatch(/^Исправлены .*: home\.ts\.\n$/);
  expect(status).toBe(0);
  const set = `{ lead: 'Слово в\u00a0карточке', title: 'Тёмная тема', alt: 'a - b' }`;
  expect(readFileSync(at('lib/content/home.ts'), 'utf8')).toBe(
    `// Слово в карточке\nexport const home = ${set};\n`,
  );
});

// Each row has a source and the corrected source, or '' if nothing must change. «_» is a no-break space.
it.each([
  [String.raw`'Раздел \'Помощь\' в "меню"'`, String.raw`'Раздел \'Помощь\' в_«меню»'`],
  ["// don't\nx('а - б', `в меню`) // isn't", "// don't\nx('а_— б', `в_меню`) // isn't"],
  ['`${a} - в "меню": ${b("в меню")}\\`${c}`', '`${a}_— в_«меню»: ${b("в_меню")}\\`${c}`'],
  [String.raw`'от\u00A0'`, String.raw`'от\u00A0'`],
  [String.raw`'\u00A0в меню\nконфи\u00ADденци'`, String.raw`'_в_меню\nконфи\u00ADденци'`],
  ["import a from 'в меню'; type A = 'в меню'; x({ 'в меню': 1 })", ''],
  [
    "'и [тема 1](mailto:a-b@c.ru?subject=Темная-тема)'",
    "'и_[тема_1](mailto:a-b@c.ru?subject=Темная-тема)'",
  ],
  // A short word is followed by a no-break space, unless the next word is long.
  ["'с [единственным](/help/) и множественным'", "'с [единственным](/help/) и множественным'"],
  ["'слово и расписание, не по-настоящему'", "'слово и_расписание, не_по-настоящему'"],
])('npm run typography corrects only the Russian strings in the code %s', (source, expected) => {
  expect(typesetContent('home.ts', source).replaceAll('\u00A0', '_')).toBe(expected || source);
});

it('npm run typography corrects sentences in product.json but not names', () => {
  const typed = 'Раздел "О данных" - в конце';
  const names = { storeName: typed, developer: typed, signedBy: typed, own: typed };
  const set = typesetContent('product.json', JSON.stringify({ paragraphs: [typed], ...names }));

  const sentence = 'Раздел «О\u00a0данных»\u00a0— в\u00a0конце';
  expect(JSON.parse(set)).toEqual({ paragraphs: [sentence], ...names });
});

it('if a text lacks only no-break spaces, npm run typography changes only its spaces', () => {
  const plain = (json: string) => JSON.parse(json.replaceAll('\u00a0', ' ')) as unknown;
  const typed = JSON.stringify(ownersProduct);

  expect(plain(typesetContent('product.json', typed))).toEqual(plain(typed));
});

it('npm run typography has nothing to change in lib/content', () => {
  for (const name of readdirSync('lib/content')) {
    if (!/\.(ts|json)$/.test(name)) continue;
    const source = readFileSync(`lib/content/${name}`, 'utf8');
    expect(typesetContent(name, source)).toBe(source);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { runScript } from '../../support/run-script';
import { temporaryFolder } from '../../support/temporary-folder';
import { ownersProduct } from '@/scripts/fixtures/owners-data';
import { typesetContent } from '@/scripts/typography/typeset-content';

describe('npm run typography', () => {
  const { at, lay } = temporaryFolder();
  beforeEach(() => {
    lay('lib/content/product.json', readFileSync('lib/content/product.json'));
    // A plug-in would be looked for beside the file.
    const rules = JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as object;
    lay('.prettierrc.json', JSON.stringify({ ...rules, plugins: [] }));
  });

  const textOf = (name: string) => readFileSync(at(`lib/content/${name}`), 'utf8');
  const run = () => runScript('typography/index.ts', at());

  it('sets the Russian strings of a file, formats it and says so', () => {
    const typed = `{lead:'Слово в карточке ',title:"Темная тема",alt:'a - b'}`;
    lay('lib/content/home.ts', `\ufeff// Слово в карточке\nexport const home=${typed}`);
    const { stdout, status } = run();

    expect(stdout).toMatch(/^Исправлены .*: home\.ts\.\n$/);
    expect(status).toBe(0);
    const set = `{ lead: 'Слово в\u00a0карточке', title: 'Тёмная тема', alt: 'a - b' }`;
    expect(textOf('home.ts')).toBe(`// Слово в карточке\nexport const home = ${set};\n`);
  });

  it('a file that cannot be read is named with the line in one sentence, and nothing is written', () => {
    const typed = `export const home = { lead: 'Слово в карточке' }`;
    lay('lib/content/home.ts', typed);
    lay('lib/content/slides.ts', `export const slides = [\n  { img: 'a' text1: 'b' }\n];\n`);
    const { stderr, status } = run();

    expect(stderr).toBe(
      'Файл lib/content/slides.ts записан с ошибкой в строке 2: проверьте кавычки, запятые и скобки.\n',
    );
    expect(status).toBe(1);
    expect(textOf('home.ts')).toBe(typed);
  });
});

const setSource = (source: string) => typesetContent('home.ts', source);

// Escapes and templates mean what they meant; an apostrophe of a comment begins no text.
it.each([
  [String.raw`'Раздел \'Помощь\' в "меню"'`, String.raw`'Раздел \'Помощь\' в_«меню»'`],
  ["// don't\nx('а - б', `в меню`) // isn't", "// don't\nx('а_— б', `в_меню`) // isn't"],
  ['`${a} - в "меню": ${b("в меню")}\\`${c}`', '`${a}_— в_«меню»: ${b("в_меню")}\\`${c}`'],
  [String.raw`'от\u00A0'`, String.raw`'от\u00A0'`],
  [String.raw`'\u00A0в меню\nконфи\u00ADденци'`, String.raw`'_в_меню\nконфи\u00ADденци'`],
  ["import a from 'в меню'; type A = 'в меню'; x({ 'в меню': 1 })", ''],
  [
    "'и [тема](mailto:a-b@c.ru?subject=Темная-тема)'",
    "'и_[тема](mailto:a-b@c.ru?subject=Темная-тема)'",
  ],
])('of %s only the texts are set', (source, expected) => {
  expect(setSource(source).replaceAll('\u00A0', '_')).toBe(expected || source);
});

it('of the product file the owner’s sentences are set, and names are kept to the letter', () => {
  const typed = 'Раздел "О данных" - в конце';
  const fields = ['storeName', 'developer', 'signedBy', 'own'];
  const names = Object.fromEntries(fields.map((field) => [field, typed]));
  const set = typesetContent('product.json', JSON.stringify({ paragraphs: [typed], ...names }));

  const sentence = 'Раздел «О\u00a0данных»\u00a0— в\u00a0конце';
  expect(JSON.parse(set)).toEqual({ paragraphs: [sentence], ...names });
});

it('an owner’s own typing survives but for the rules of type', () => {
  const plain = (json: string) => JSON.parse(json.replaceAll('\u00a0', ' ')) as unknown;
  const typed = JSON.stringify(ownersProduct);

  expect(plain(typesetContent('product.json', typed))).toEqual(plain(typed));
});

it('the content is set already, and formatted as npm run release writes it', () => {
  for (const name of readdirSync('lib/content')) {
    if (!/\.(ts|json)$/.test(name)) continue;
    const source = readFileSync(`lib/content/${name}`, 'utf8');
    expect(typesetContent(name, source)).toBe(source);
  }
});

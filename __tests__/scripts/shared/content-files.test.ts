import path from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';
import { checkContentFields, checkContentSyntax } from '@/scripts/shared/content-files';

const { at, lay } = temporaryFolder();

const check = (entry: string, encoding: BufferEncoding = 'utf8') => {
  lay('tsconfig.json', '{ "compilerOptions": { "strict": true, "lib": ["es5"], "types": [] } }');
  const words = `import { type TextWith } from '${path.resolve('lib/text/fill-in')}';
    const typeset = <Words>(words: Words) => words;
    interface Slide { img: string; text: TextWith<'site' | 'name'>; more?: { a: string; list?: string[] } }`;
  const lines = `${words.replaceAll(/\s+/g, ' ')}\nexport const all = typeset<Slide[]>([\n${entry},\n]);`;
  lay('lib/content/slides.ts', Buffer.from(lines, encoding));
  return () => {
    checkContentSyntax(at());
    checkContentFields(at());
  };
};

it('content files with valid fields are accepted, even if a file begins with a byte order mark', () => {
  const untyped = "const typeset = <Words>(words: Words) => words; typeset({ a: '{b}' } as const);";
  lay('lib/content/other.ts', `\ufeff${untyped} export {};`);

  expect(check(`{ img: 'quiz', text: 'Слово {site}', more: { a: '' } }`)).not.toThrow();
});

it.each([
  ['a field is renamed', `{ img: '', txt: '' }`, 'нет поля «text», а поля «txt» не бывает'],
  ['a field of a group is missing', `{ img: '', text: '', more: {} }`, 'more: нет поля «a»;'],
  ['a field is repeated', `{ img: '', img: '', text: '' }`, 'записано дважды'],
  ['a value is not a string', `{ img: 1, text: '' }`, 'нужно другое: текст в кавычках'],
  ['a value has no quotes', `{ img: a, text: '' }`, '«a» здесь неизвестно; возьмите текст'],
  [
    'a placeholder is misspelt',
    `{ img: '', text: '{sites}' }`,
    'text: подстановки {sites} здесь нет, есть {site}, {name}',
  ],
  ['a placeholder is translated', `{ img: '', text: '{сайт}' }`, 'подстановки {сайт} здесь нет'],
  [
    'a text that has no placeholders has one',
    `{ img: '', text: '', more: { a: '{site}' } }`,
    'more.a: подстановки {site} здесь нет, уберите её',
  ],
])('if %s, the error names the file, the line and the remedy', (_, entry, sentence) => {
  const said = `^lib/content/slides\\.ts, строка 3: [^\\n]*${sentence}[^\\n]*\\.$`;

  expect(check(entry)).toThrow(new RegExp(said));
});

it.each([
  ['home', 'lib/content/home.ts: файла нет'],
  ['slides', 'lib/content/slides.ts: нет export const slides,'],
])('if the words «%s» that a page imports are missing, the error says so', (name, sentence) => {
  lay('app/page.tsx', `import { ${name} as words, type ${name} } from '@/lib/content/${name}';`);

  expect(check(`{ img: '', text: '' }`)).toThrow(sentence);
});

it('if a file is not in UTF-8, the error names the file and the line', () => {
  expect(check(`{ img: '\u00d1' }`, 'latin1')).toThrow(
    'lib/content/slides.ts, строка 3: файл сохранён не в UTF-8;',
  );
});

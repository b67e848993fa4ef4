import { temporaryFolder } from '../../support/temporary-folder';
import { checkContentFields, checkContentSyntax } from '@/scripts/shared/content-files';

const { at, lay } = temporaryFolder();

const check = (entry: string, encoding: BufferEncoding = 'utf8') => {
  lay('tsconfig.json', '{ "compilerOptions": { "strict": true, "lib": ["es5"], "types": [] } }');
  const type = 'const all: readonly { img: string; text_mobile: string; text2?: string }[]';
  lay('lib/content/slides.ts', Buffer.from(`${type} = [\n  ${entry},\n];`, encoding));
  return () => {
    checkContentSyntax(at());
    checkContentFields(at());
  };
};

it('content files with valid fields are accepted, even if a file begins with a byte order mark', () => {
  lay('lib/content/other.ts', '\ufeffexport {};');

  expect(check(`{ img: 'quiz', text_mobile: 'Слово' }`)).not.toThrow();
});

it.each([
  [
    'a field is misspelt',
    `{ img: '', text_mobil: '' }`,
    '«text_mobil» не бывает, наверное, это «text_mobile»',
  ],
  ['a field is unknown', `{ img: '', text_mobile: '', video: '' }`, 'поля «video» не бывает;'],
  ['a field is missing', `{ img: '' }`, 'нет поля «text_mobile»'],
  ['several fields are missing', `{ text2: '' }`, 'не хватает полей img, text_mobile;'],
  ['a field is repeated', `{ img: '', img: '', text_mobile: '' }`, 'записано дважды'],
  ['a value is not a string', `{ img: 1, text_mobile: '' }`, 'сравните с ними'],
])('if %s, the error names the file, the line and the remedy', (_, entry, sentence) => {
  const said = `^lib/content/slides\\.ts, строка 2: [^\\n]*${sentence}[^\\n]*\\.$`;

  expect(check(entry)).toThrow(new RegExp(said));
});

it('if a file is not in UTF-8, the error names the file and the line', () => {
  expect(check(`{ img: '\u00d1' }`, 'latin1')).toThrow(
    'lib/content/slides.ts, строка 2: файл сохранён не в UTF-8;',
  );
});

import { parseJson } from '@/lib/owner-files/parse-json';

const parse = (content: string | Buffer) => () => parseJson('a.json', Buffer.from(content));

it('JSON may begin with a byte order mark', () => {
  expect(parse('\ufeff{ "a": 1 }')()).toEqual({ a: 1 });
});

it('if a group has a field twice, the error names the field', () => {
  expect(parse('[{ "a": { "b": "\\"b\\": 1" } }, { "b": 1, "a": { "c": 1 } }]')).not.toThrow();
  expect(parse('{ "a": { "b": 1 }, "c": 2, "a": { "b": 1 } }')).toThrow(
    'a.json: поле «a» записано',
  );
});

const quotes = 'кавычки здесь нужны прямые';
const near = 'проверьте запятые';

it.each<[mistake: string, line: number, remedy: string, content: string | Buffer]>([
  ['curly quotes', 2, quotes, '{\n"a": “Слово”\n}'],
  ['other quotes', 2, quotes, '{\n"a": «Слово»\n}'],
  ['single quotes', 2, quotes, "{\n'a': 1\n}"],
  ['a word of Python', 3, 'строчными буквами', '{\n"a": 1,\n"b": True,\n"c": 1\n}'],
  ['a single backslash', 2, 'пишут дважды', '{\n"a": "C:\\Слова"\n}'],
  ['no comma', 3, near, '{\n"a": 1\n"b": 2\n}'],
  ['a comma too many in a list', 2, 'после запятой ничего нет', '{\n"a": [1,\n]\n}'],
  ['a comma too many in a group', 2, 'после запятой ничего нет', '{\n"a": 1,\n}'],
  ['a comment', 2, 'пояснений', '{\n// а\n"a": 1\n}'],
  ['an unclosed string', 2, 'не закрыта', '{\n"a": "а,\n"b": 2\n}'],
  ['an unclosed group', 2, near, '{\n"a": 1'],
  ['no content', 1, 'раньше времени', ''],
  ['no value', 2, near, '{\n"a": ,\n"b": 1\n}'],
  ['UTF-16', 1, 'не в UTF-8', Buffer.from('\ufeff{ "a": "Слово" }', 'utf16le')],
  ['UTF-16 without a mark', 1, 'не в UTF-8', Buffer.from('{ "a": "Слово" }', 'utf16le')],
])('for JSON with %s, the error names line %i and says «%s»', (_, line, remedy, content) => {
  expect(parse(content)).toThrow(
    new RegExp(`^a\\.json, строка ${line}: [^\n]*${remedy}[^\n]*\\.$`),
  );
});

import { z } from 'zod';
import { temporaryFolder } from '../../support/temporary-folder';
import { check } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readText } from '@/lib/owner-files/read-text';

const { at, lay } = temporaryFolder();
const parse = (text: string) => () => parseJson('a.json', text);

it('JSON may begin with a byte order mark', () => {
  lay('a.json', '\ufeff{ "a": 1 }');

  expect(parseJson('a.json', readText('a.json', at())).value).toEqual({ a: 1 });
});

it('if a group has a field twice, the error names the field and its second line', () => {
  expect(parse('[{ "a": { "b": "\\"b\\": 1" } }, { "b": 1, "a": { "c": 1 } }]')).not.toThrow();
  expect(parse('{ "c": [1, {\n"a": { "b": 1 },\n"d": 2,\n"a": 1 }] }')).toThrow(
    'a.json, строка 4, c, запись 2, a: поле записано дважды; оставьте одно.',
  );
});

const after = 'после запятой ничего нет';
const quotes = 'кавычки здесь нужны прямые';
const lostQuote = 'лишняя или потерянная кавычка';
const unquoted = 'текст пишут в кавычках';

it.each<[mistake: string, line: number, remedy: string, text: string]>([
  ['curly quotes', 2, quotes, '{\n"a": “Слово”\n}'],
  ['other quotes', 2, quotes, '{\n"a": «Слово»\n}'],
  ['single quotes', 2, quotes, "{\n'a': 1\n}"],
  ['quotes in a text', 2, lostQuote, '{\n"a": "Слово "и" слово"\n}'],
  ['quotes around a word in a text', 2, lostQuote, '{\n"a": "Слово " и"\n}'],
  ['an unclosed name', 2, lostQuote, '{\n"a: "Слово"\n}'],
  ['an unclosed text', 2, 'не закрыта', '{\n"a": "а,\n"b": 2\n}'],
  ['a text without quotes', 2, unquoted, '{\n"a": Слово\n}'],
  ['a text without its first quote', 2, unquoted, '{\n"a": Слово"\n}'],
  ['a word of Python', 3, 'строчными буквами', '{\n"a": 1,\n"b": True,\n"c": 1\n}'],
  ['a single backslash', 2, 'пишут дважды', '{\n"a": "C:\\Слова"\n}'],
  ['a tabulator in a text', 2, 'знак табуляции', '{\n"a": "а\tб"\n}'],
  ['a no-break space', 2, 'невидимый знак', '{\n\u00a0"a": 1\n}'],
  ['no comma', 2, 'не хватает запятой', '{\n"a": 1\n"b": 2\n}'],
  ['no comma before an empty line', 2, 'не хватает запятой', '{\r\n"a": [1\r\n\r\n2]\r\n}'],
  ['no colon', 2, 'не хватает двоеточия', '{\n"a" 1\n}'],
  ['a comma too many in a list', 2, after, '{\n"a": [1,\n]\n}'],
  ['a comma too many in a group', 2, after, '{\n"a": 1,\n}'],
  ['two commas', 2, after, '{\n"a": 1,,\n"b": 2\n}'],
  ['a comment', 2, 'пояснений', '{\n// а\n"a": 1\n}'],
  ['an unclosed last group', 2, 'раньше времени', '{\n"a": 1\n'],
  ['an unclosed group', 2, 'группа перед этой запятой не закрыта', '[{\n"a": 1,\n{ "a": 2 }]'],
  ['an unclosed list', 3, 'нужна скобка ]', '{\n"a": [\n{ "b": 1 }\n}'],
  ['an unclosed list before a field', 3, 'закройте список', '{\n"a": [1,\n"b": 2\n}'],
  ['a group closed as a list', 2, 'нужна скобка }', '[{\n"a": 1\n]'],
  ['a bracket too many', 1, 'после последней скобки', '{ "a": 1 } }'],
  ['no value', 2, 'после двоеточия ничего нет', '{\n"a": ,\n"b": 1\n}'],
  ['a number that is none', 2, 'проверьте запятые', '{\n"a": 1.\n}'],
])('for JSON with %s, the error names line %i and says «%s»', (_, line, remedy, text) => {
  expect(parse(text)).toThrow(new RegExp(`^a\\.json, строка ${line}: [^\n]*${remedy}[^\n]*\\.$`));
});

it.each<[file: string, sentence: string, content: string | Buffer]>([
  ['UTF-16', ', строка 1: файл сохранён не в UTF-8;', Buffer.from('\ufeff{ "Слово" }', 'utf16le')],
  [
    'UTF-16 without a mark',
    ', строка 1: файл сохранён не',
    Buffer.from('{ "a": "Слово" }', 'utf16le'),
  ],
  ['windows-1251', ', строка 2: файл сохранён не в UTF-8;', Buffer.from('{\n"\u00d1"', 'latin1')],
  ['nothing', ': файл пуст;', ' \n'],
])('for a file with %s, the error says «%s»', (_, sentence, content) => {
  lay('a.json', content);

  expect(() => parseJson('a.json', readText('a.json', at()))).toThrow(`a.json${sentence}`);
});

it('for a file that is missing or a folder, the error says so', () => {
  lay('a.json/b', '');

  expect(() => readText('b.json', at())).toThrow('b.json: файла нет; верните его.');
  expect(() => readText('a.json', at())).toThrow('a.json: это папка, а нужен файл;');
});

const group = z.strictObject({ url: z.url('нужен адрес'), 'is-new': z.boolean().optional() });
const schema = z.strictObject({
  text: z.string(),
  list: z.preprocess((own) => [own].flat(), z.array(group)).optional(),
  kind: z.enum(['a', 'b']).optional(),
});

const GROUP = 'list, запись 1';

it.each<[mistake: string, place: string, sentence: string, lines: string[]]>([
  ['a field is missing', '1, text', 'поля нет, впишите его', ['"kind": "a"']],
  [
    'a field of a group is missing',
    `3, ${GROUP}, url`,
    'поля нет',
    ['"text": "",', '"list": [{}]'],
  ],
  ['a field is unknown', '3', 'поля «more» не бывает; исправьте', ['"text": "",', '"more": 1']],
  ['a field is misspelt', '2', 'поля «txt» не бывает, а поля «text» нет; исправьте', ['"txt": ""']],
  ['a value has the wrong kind', '2, text', 'нужно другое: текст в кавычках', ['"text": []']],
  ['a value is none of those allowed', '2, kind', 'нужно одно из: a, b', ['"text": "", "kind": 1']],
  ['a value is wrong', `3, list.url`, 'нужен адрес', ['"text": "", "list": {', '"url": "a" }']],
])('if %s, the error names line and field %s and says «%s»', (_, place, sentence, lines) => {
  const source = parseJson('a.json', `{\n${lines.join('\n')}\n}`);

  expect(() => check(source, schema)).toThrow(
    new RegExp(`^a\\.json, строка ${place}: [^\n]*${sentence}[^\n]*\\.$`),
  );
});

it('of many mistakes, the error names the first five, one a line, in the order of the file', () => {
  const list = Array.from({ length: 6 }, () => '{ "url": "" }').join(',\n');

  expect(() => check(parseJson('a.json', `{ "list": [\n${list}],\n"text": 1 }`), schema)).toThrow(
    /^(a\.json, строка [2-6], list, запись [1-5], url: нужен адрес\.(\n|$)){5}$/,
  );
});

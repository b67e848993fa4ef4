import { z } from 'zod';
import { rightTexts } from '../../support/right-texts';
import { lay } from '../../support/temporary-folder';
import { check } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readText } from '@/lib/owner-files/read-text';
import { text as wordsText } from '@/lib/owner-files/words';

const parse = (text: string) => () => parseJson('a.json', text);

it('if a group has a field twice, the error names the field and its second line', () => {
  expect(parse('[{ "a": { "b": "\\"b\\": 1" } }, { "b": 1, "a": { "c": 1 } }]')).not.toThrow();
  expect(parse('{ "c": [1, {\n"a": { "b": 1 },\n"d": 2,\n"a": 1 }] }')).toThrow(
    'a.json, строка 4, c, запись 2, a: поле записано дважды; оставьте одно.',
  );
});

const after = 'после запятой или двоеточия ничего нет';

it.each<[mistake: string, line: number, remedy: string, text: string]>([
  ['other quotes', 2, 'кавычки здесь нужны прямые', '{\n"a": «Слово»\n}'],
  ['single quotes', 2, 'кавычки здесь нужны прямые', "{\n'a': 1\n}"],
  ['quotes in a text', 2, 'лишняя или потерянная кавычка', '{\n"a": "Слово " и" слово"\n}'],
  ['an unclosed text', 2, 'не закрыта', '{\n"a": "а,\n"b": 2\n}'],
  ['a text without quotes', 2, 'текст пишут в кавычках', '{\n"a": Слово"\n}'],
  ['a word of Python', 3, 'строчными буквами', '{\n"a": 1,\n"b": True,\n"c": 1\n}'],
  ['a single backslash', 2, 'пишут дважды', '{\n"a": "C:\\Слова"\n}'],
  ['a tabulator in a text', 2, 'знак табуляции', '{\n"a": "а\tб"\n}'],
  ['a no-break space', 2, 'невидимый знак', '{\n\u00a0"a": 1\n}'],
  ['no comma', 2, 'не хватает запятой', '{\r\n"a": [1\r\n\r\n2]\r\n}'],
  ['no comma before other signs', 2, 'не хватает запятой', '{\n"a": 1\n"b": "а «б» // в"\n}'],
  ['no colon', 2, 'не хватает двоеточия', '{\n"a" 1\n}'],
  ['a comma too many in a list', 2, after, '{\n"a": [1,\n]\n}'],
  ['a comment', 2, 'пояснений', '{\n// а\n"a": 1\n}'],
  ['an unclosed last group', 2, 'раньше времени', '{\n"a": 1\n'],
  ['an unclosed group', 2, 'не закрыта группа, нужна скобка }', '[{\n"a": 1,\n{ "a": 2 }]'],
  ['an unclosed list', 3, 'список, нужна скобка ]', '{\n"a": [\n{ "b": 1 }\n}'],
  ['an unclosed list before a field', 3, 'список, нужна скобка ]', '{\n"a": [1,\n"b": 2\n}'],
  ['a group closed as a list', 2, 'нужна скобка }', '[{\n"a": 1\n]'],
  ['a bracket too many', 1, 'после последней скобки', '{ "a": 1 } }'],
  ['no value', 2, after, '{\n"a": ,\n"b": 1\n}'],
  ['a number that is none', 2, 'проверьте запятые', '{\n"a": 1.\n}'],
])('for JSON with %s, the error names line %i and says «%s»', (_, line, remedy, text) => {
  expect(parse(text)).toThrow(new RegExp(`^a\\.json, строка ${line}: [^\n]*${remedy}[^\n]*\\.$`));
});

const read = (file: string) => () => parseJson(file, readText(file)).value;

it.each<[what: string, sentence: string, content: string | Buffer]>([
  ['in UTF-16', ', строка 1: файл сохранён не в', Buffer.from('{ "a": "Слово" }', 'utf16le')],
  ['in windows-1251', ', строка 2: файл сохранён не в', Buffer.from('{\n"\u00d1"', 'latin1')],
  ['that is empty', ': файл пуст;', ' \n'],
  ['that git has not merged', ', строка 2: git не смог соединить', '{\n<<<<<<< HEAD\n"a": 1'],
])('for a file %s, the error says «%s»', (_, sentence, content) => {
  lay('a.json', content);

  expect(read('a.json')).toThrow(`a.json${sentence}`);
});

it('what pasting adds unseen is taken out, signs of a line’s end are spaces, and letters are composed', () => {
  const pasted = '\ufeff{ "\u200ba": "\u2060и\u0306\u200f и\u0306\u2028а\u00adб👩\u200d👧" }';
  lay('a.json', pasted);

  expect(read('a.json')()).toEqual({ a: 'й й а\u00adб👩\u200d👧' });
});

it('if a file is missing, or a folder is in its place, the error says so', () => {
  lay('b.json/c', '');

  expect(read('b.json')).toThrow('b.json: это папка, а нужен файл;');
  expect(read('c.json')).toThrow('c.json: файла нет; верните его.');
});

const list = z.preprocess((own) => [own].flat(), z.array(z.strictObject({ url: z.url('адрес') })));
const schema = z.strictObject({ text: z.string().max(1), list: list.optional() });

it.each([
  ['a missing field', '{ "text": "",\n"list":\n[{}] }', ', строка 3, list, запись 1, url: поля'],
  ['a value in the next line', '{\n"text":\n1 }', ', строка 2, text: нужно другое: текст'],
  ['a value for a list', '{ "text": "",\n"list": {"url": ""} }', ', строка 2, list.url: адрес.'],
  ['two unknown fields', '{ "text": "",\n"a": 1, "b": 1 }', ', строка 2: поля «a», «b» не бывает;'],
  ['a misspelt field', '{\n"txt": "" }', /^a.json, строка 2: поля «txt» не бывает;[^\n]+$/],
  ['a list for a text', '{ "text": [1, 2] }', /^[^\n]+$/],
])('for %s, the error says what is wrong', (_, text, said) => {
  expect(() => check(parse(text)(), schema)).toThrow(said);
});

it.each(rightTexts)('the text %j is accepted', (own) => {
  expect(wordsText.safeParse(own)).toMatchObject({ success: true });
});

it.each([
  ['<b>да</b>', '«<b>да</b>» — разметка'],
  ['<p class="a">Да, <i>нет</i></p>', '«<i>нет</i>» — разметка'],
  ['<a href="#">да</a>', '</a>» — разметка'],
  ['<br>', '«<br>» — разметка'],
  ['&nbsp;', '«&nbsp;» — разметка'],
  ['&rsquo;', '«&rsquo;» — разметка'],
  ['&#160;', '«&#160;» — разметка'],
  ['R&amp;D', '«&amp;» — разметка'],
  ['&quot;да', '«&quot;» — разметка'],
  ['[да](https://a.ru)', '«[да](» — разметка'],
  ['**да**', '«**да**» — разметка'],
  ['{store', 'подстановки {store здесь нет'],
  ['store}', 'подстановки store} здесь нет'],
])('the text %j is refused with «%s»', (own, sentence) => {
  const { error } = wordsText.safeParse(`А ${own}`);
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
});

import { readdirSync } from 'node:fs';
import { check } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readSite } from '@/lib/site/parse';
import { SITE_FILE } from '@/lib/site/schema';

jest.mock('@/lib/owner-files/check', () => {
  const actual = jest.requireActual<{ check: typeof check }>('@/lib/owner-files/check');
  return { ...actual, check: jest.fn(actual.check) };
});
// Typesetting refuses nothing, and would take most of the time.
jest.mock('@/lib/owner-files/typeset', () => ({ typeset: (text: string) => text }));

for (const name of readdirSync('lib/words')) jest.requireActual(`@/lib/words/${name}`);
readSite('.');
const files = jest
  .mocked(check)
  .mock.calls.map(([{ file, value }, schema]) => [file, value, schema] as const);

/** Returns, for each field and each entry of a list, the keys that lead to it. */
const placesIn = (value: unknown, path: string[] = []): string[][] =>
  Object.entries(typeof value === 'object' && value ? value : {}).flatMap(([key, inner]) => [
    [...path, key],
    ...placesIn(inner, [...path, key]),
  ]);

/** Returns names of fields, or numbers of entries, and what an owner may write there by mistake instead of a value. */
function mistakes(file: string, key: string, value: unknown, isEntry: boolean) {
  const isText = typeof value === 'string';
  const kinds = [1, Array.isArray(value) ? {} : [], isText ? {} : 'Слово'];
  const text = isText ? value : '';
  const misspelt = ['{$1x}', '{ $1 }', '{слово}'].map((now) => text.replace(/\{(\w+)\}/, now));
  const texts = ['', `${text} {stray}`, ...misspelt.filter((one) => one !== text)];
  // Facts have no placeholders, and some of them may be empty.
  const all = isText && file !== SITE_FILE ? [...kinds, ...texts] : kinds;
  const changes = all.map((now) => [key, now] as const);
  return isEntry ? changes : ([[key, undefined], [`${key}x`, value], ...changes] as const);
}

it.each(files)('after any mistake in %s, the error names file and field', (file, own, schema) => {
  for (const path of placesIn(own)) {
    const key = path.at(-1)!;
    const groupIn = (all: unknown) =>
      path.slice(0, -1).reduce<never>((outer, part) => outer[part], all as never) as object;
    const isEntry = Array.isArray(groupIn(own));
    const accepted: unknown[] = [];
    for (const [name, now] of mistakes(file, key, Reflect.get(groupIn(own), key), isEntry)) {
      const copy = structuredClone(own);
      if (!isEntry) Reflect.deleteProperty(groupIn(copy), key);
      Reflect.set(groupIn(copy), name, now);
      const said = isEntry ? `запись ${Number(key) + 1}` : name;
      try {
        check(parseJson(file, JSON.stringify(copy)), schema);
        // A price may be a list.
        if (name !== 'price') accepted.push(now);
      } catch (error) {
        const place = new RegExp(`^${file}, строка 1.*${said}\\b.*\\.$`);
        expect((error as Error).message).toMatch(place);
      }
    }
    // What may be left out may also be empty.
    expect(accepted).toEqual([undefined, ''].slice(0, accepted.length));
  }
});

const slide = (img: string) => ({ img, alt: 'А', text_mobile: 'Б', text1: 'В' });
const found = (name: string) => files.find(([file]) => file.endsWith(`/${name}.json`))!;
const words = found('home')[1] as { game: object; entry: object };
const game = { ...words.game, show: 'Показать' };
const sense = (lang: string) => ({
  ...{ label: 'А', meaning: 'Б' },
  example: { foreign: 'yes', lang, russian: 'да' },
});

it.each([
  ['slides', 'slides, запись 1, img: нужно имя снимка', { slides: [slide('search.png')] }],
  ['slides', 'slides, запись 1, img: нужно имя снимка', { slides: [slide('Search')] }],
  ['slides', 'slides, запись 2, img: такая запись уже есть', { slides: [slide('a'), slide('a')] }],
  ['changes-page', 'kinds: нужны все виды', { kinds: [{ kind: 'new', title: 'А' }] }],
  ['changes-page', 'version: без подстановки {version}', { version: 'Версия' }],
  ['changes-page', 'feedEntry: без подстановки {version}', { feedEntry: '{site}' }],
  ['home', 'lang: нужен код языка', { senses: [sense('английский')] }],
  ['home', 'show: без подстановки {number}', { game, senses: [sense('en'), sense('en')] }],
  ['home', 'closing: у каждой скобки', { closing: 'а] [б' }],
  ['home', 'closing: у каждой скобки', { closing: '[а [б] в]' }],
])('a mistake in %s is refused with «%s»', (name, message, changes) => {
  const [file, own, schema] = found(name);
  const text = JSON.stringify({ ...(own as object), ...changes });

  expect(() => check(parseJson(file, text), schema)).toThrow(message);
});

it('with one sense no number is required, and a transcription may have its own brackets', () => {
  const [file, , schema] = found('home');
  const entryWith = (transcription: string) => {
    const entry = { ...words.entry, transcription };
    const text = JSON.stringify({ ...words, game, senses: [sense('en')], entry });
    return (check(parseJson(file, text), schema) as typeof words).entry;
  };
  expect(entryWith('а')).toEqual(entryWith('[а]'));
  expect(entryWith('/а/')).toHaveProperty('transcription', '/а/');
});

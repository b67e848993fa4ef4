import { languages } from '@/lib/content/languages';
import { languagesSentence } from '@/lib/product/languages';
import { fillIn } from '@/lib/text/fill-in';

const pair = (from: string, to = 'Русский') => ({ code: 'xx', from, own: from, to });
const sentence = (moreDictionaries: boolean, ...dictionaries: ReturnType<typeof pair>[]) =>
  languagesSentence({ dictionaries, moreDictionaries });

const list = (...names: string[]) => fillIn(languages.list, { languages: names.join(', ') });
const andMore = (...names: string[]) => fillIn(languages.more, { languages: list(...names) });

test('a sentence names the languages and the only one that they are translated into', () => {
  expect(sentence(false, pair('Английский'), pair('РЖЯ'))).toBe(
    `${fillIn(languages.into, { languages: list('английский', 'РЖЯ'), language: 'русский' })}.`,
  );
});

test('a language with several dictionaries is named once, in the singular, and no target where there are several', () => {
  expect(sentence(false, pair('Английский'), pair('Английский', 'Немецкий'))).toBe(
    `${fillIn(languages.one, { languages: 'английский' })}.`,
  );
});

test('where the owner says that there are more, the sentence does, and has the plural for one, too', () => {
  expect(sentence(true, pair('Английский'), pair('Английский', 'Немецкий'))).toBe(
    `${andMore('английский')}.`,
  );
});

test('only the first ten of many languages are named, with word of more, also where no more are', () => {
  const names = Array.from({ length: 11 }, (_, index) => `я${index + 1}`);

  expect(sentence(false, ...names.map((name, index) => pair(name, `в${index}`)))).toBe(
    `${andMore(...names.slice(0, 10))}.`,
  );
});

test('nothing is said of languages that are not known', () => {
  expect(sentence(true)).toBe('');
});

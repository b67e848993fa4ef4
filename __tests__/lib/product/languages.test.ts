import { languages } from '@/lib/content/languages';
import { languagesSentence } from '@/lib/product/languages';
import { fillIn } from '@/lib/text/fill-in';

const pair = (from: string, to = 'Русский') => ({ code: 'xx', from, own: from, to });
const sentence = (moreDictionaries: boolean, ...dictionaries: ReturnType<typeof pair>[]) =>
  languagesSentence({ dictionaries, moreDictionaries });

const list = (...names: string[]) => fillIn(languages.list, { languages: names.join(', ') });
const andMore = (...names: string[]) => fillIn(languages.more, { languages: list(...names) });

it('the sentence about languages names the source languages and, if all dictionaries have the same target language, that language', () => {
  expect(sentence(false, pair('Английский'), pair('РЖЯ'))).toBe(
    `${fillIn(languages.into, { languages: list('английский', 'РЖЯ'), language: 'русский' })}.`,
  );
});

it('a language with several dictionaries is named once, in the singular, without the target languages', () => {
  expect(sentence(false, pair('Английский'), pair('Английский', 'Немецкий'))).toBe(
    `${fillIn(languages.one, { languages: 'английский' })}.`,
  );
});

it('if the app has more dictionaries, the sentence says so, and uses the plural even for one language', () => {
  expect(sentence(true, pair('Английский'), pair('Английский', 'Немецкий'))).toBe(
    `${andMore('английский')}.`,
  );
});

it('of eleven languages the first ten are named, and the sentence says that there are more', () => {
  const names = Array.from({ length: 11 }, (_, index) => `я${index + 1}`);

  expect(sentence(false, ...names.map((name, index) => pair(name, `в${index}`)))).toBe(
    `${andMore(...names.slice(0, 10))}.`,
  );
});

it('without dictionaries, the sentence about languages is empty', () => {
  expect(sentence(true)).toBe('');
});

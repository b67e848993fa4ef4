import { android } from '@/lib/content/android';
import { languages } from '@/lib/content/languages';
import { languagesSentence } from '@/lib/product/languages';
import { fillIn } from '@/lib/text/fill-in';

const pair = (from: string, to = 'Русский') => ({ code: 'xx', from, own: from, to });
const listed = (...names: string[]) =>
  fillIn(languages.more, {
    languages: fillIn(languages.list, { languages: names.join(', ') }),
  });

test('a sentence names the languages and the only one that they are translated into', () => {
  expect(languagesSentence([pair('Английский'), pair('РЖЯ')])).toBe(
    `${fillIn(languages.into, { languages: listed('английский', 'РЖЯ'), language: 'русский' })}.`,
  );
});

test('a language with several dictionaries is named once, and no target where there are several', () => {
  expect(languagesSentence([pair('Английский'), pair('Английский', 'Немецкий')])).toBe(
    `${listed('английский')}.`,
  );
});

test('only the first ten of many languages are named, with word of more, also without others', () => {
  jest.replaceProperty(android.dictionaries as { others: string }, 'others', '');
  const names = Array.from({ length: 11 }, (_, index) => `я${index + 1}`);

  expect(languagesSentence(names.map((name, index) => pair(name, `в${index}`)))).toBe(
    `${listed(...names.slice(0, 10))}.`,
  );
});

test('nothing is said of languages that are not known', () => {
  expect(languagesSentence([])).toBe('');
});

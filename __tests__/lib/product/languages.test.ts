import { android } from '@/lib/content/android';
import { languages } from '@/lib/content/languages';
import { languagesSentence } from '@/lib/product/languages';
import { fillIn } from '@/lib/text/fill-in';

const pair = (from: string, to = 'Русский') => ({ code: 'xx', from, own: from, to });
const listed = (...names: string[]) =>
  fillIn(languages.more, {
    languages: fillIn(languages.list, { languages: names.join(', ') }),
  });

test('the sentence names the languages and, if it is the same for all, the target language', () => {
  expect(languagesSentence([pair('Английский'), pair('РЖЯ')])).toBe(
    `${fillIn(languages.into, { languages: listed('английский', 'РЖЯ'), language: 'русский' })}.`,
  );
});

test('a language with several dictionaries is named once, and several target languages are not named', () => {
  expect(languagesSentence([pair('Английский'), pair('Английский', 'Немецкий')])).toBe(
    `${listed('английский')}.`,
  );
});

test('of eleven languages the first ten are named, also if the text about others is empty', () => {
  jest.replaceProperty(android.dictionaries as { others: string }, 'others', '');
  const names = Array.from({ length: 11 }, (_, index) => `я${index + 1}`);

  expect(languagesSentence(names.map((name, index) => pair(name, `в${index}`)))).toBe(
    `${listed(...names.slice(0, 10))}.`,
  );
});

test('the sentence is empty without dictionaries', () => {
  expect(languagesSentence([])).toBe('');
});

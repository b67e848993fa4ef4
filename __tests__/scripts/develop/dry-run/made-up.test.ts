import { makeUpWords } from '@/scripts/develop/dry-run/made-up';

// In the dry run, a test that repeats a text of the site must fail, so every text must change.
it.each([
  ['words in a string', String.raw`x('Раз\u00A0Windows\n')`, String.raw`x('Сек Эге Xopfuxt\n')`],
  ['words around a value in a template', '`раз ${x} раз`', '`сек Эге ${x} сек Эге`'],
  ['words but not placeholders', "'Для {site}'", "'Жма Эге {site}'"],
  ['an example in a foreign language', "foreign: 'window',", "foreign: 'ˈɛɡɛ',"],
])('the dry run replaces %s', (_, source, expected) => {
  expect(makeUpWords(source)).toBe(expected);
});

import { makeUpWords } from '@/scripts/develop/dry-run/made-up';

// The dry run changes every text of the site. A test that quotes one of these texts fails in the dry run.
it.each([
  ['words in a string', String.raw`x('Раз\u00A0Windows\n')`, String.raw`x('Сек Эге Xopfuxt\n')`],
  ['the words around `${x}` in a template literal', '`раз ${x} раз`', '`сек Эге ${x} сек Эге`'],
  ['words but not placeholders', "'Для {site}'", "'Жма Эге {site}'"],
  ['an example in a foreign language', "foreign: 'window',", "foreign: 'ˈɛɡɛ',"],
])('the dry run replaces %s', (_, source, expected) => {
  expect(makeUpWords(source)).toBe(expected);
});

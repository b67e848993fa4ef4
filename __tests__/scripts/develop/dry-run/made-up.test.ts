import { makeUpWords } from '@/scripts/develop/dry-run/made-up';

// If a text stayed the same, a test that repeats it would pass in the dry run.
it.each([
  ['a string', String.raw`x('Раз\u00A0Windows\n')`, String.raw`x('Сек Эге Xopfuxt\n')`],
  ['both ends of a template', '`раз ${x} раз`', '`сек Эге ${x} сек Эге`'],
  ['a text, but not its placeholders', "'Для {site}'", "'Жма Эге {site}'"],
  ['a foreign example', "foreign: 'window',", "foreign: 'ˈɛɡɛ',"],
])('the dry run replaces the words of %s', (_, source, expected) => {
  expect(makeUpWords(source)).toBe(expected);
});

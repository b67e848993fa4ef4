import { addWord } from '@/scripts/develop/dry-run/add-word';

// A text without another word would let a test rest on it, unnoticed.
it.each([
  ['a text with escapes', String.raw`x('Раз\u00A0два\n')`, String.raw`x('Раз Эге два\n')`],
  ['the end of a template', '`${x} раз`', '`${x} раз Эге`'],
])('the dry run adds another word to %s', (_, source, expected) => {
  expect(addWord(source)).toBe(expected);
});

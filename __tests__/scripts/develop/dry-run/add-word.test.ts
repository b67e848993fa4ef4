import { addWord } from '@/scripts/develop/dry-run/add-word';

// If a text got no word, a test could depend on this text without being noticed.
it.each([
  [
    'the end of a text, before its escapes',
    String.raw`x('Раз\u00A0два\n')`,
    String.raw`x('Раз Эге два\n')`,
  ],
  ['the end of a template', '`${x} раз`', '`${x} раз Эге`'],
])('the dry run adds a word at %s', (_, source, expected) => {
  expect(addWord(source)).toBe(expected);
});

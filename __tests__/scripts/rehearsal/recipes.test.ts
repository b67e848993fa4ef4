/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { scripts } from '@/package.json';
import { addWord } from '@/scripts/rehearsal/add-word';
import { commandsOf, readRecipes } from '@/scripts/rehearsal/recipes';

// The rehearsal follows the guide's recipes, but for commands that ask, go on or come later.
it('every command of the guide for editors is there', () => {
  const named = readRecipes(readFileSync('lib/content/README.md', 'utf8'))
    .filter(({ language }) => language === 'sh')
    .flatMap(commandsOf)
    .flatMap((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? []);

  expect(named.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

// A text without another word would let a test rest on it, and nothing would tell.
it.each([
  ['a text, whose escapes stay', String.raw`x('Раз\u00A0два')`, String.raw`x('Раз Эй\u00A0два')`],
  ['the end of a template', '`${x} раз`', '`${x} раз Эй`'],
])('the rehearsal adds another word to %s', (_, source, expected) => {
  expect(addWord(source)).toBe(expected);
});

import { readFileSync } from 'node:fs';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { scripts } from '@/package.json';
import { addWord } from '@/scripts/dry-run/add-word';
import { commandsOf, commandsToRun, readRecipes } from '@/scripts/dry-run/recipes';

const page = readFileSync('docs/launch.md', 'utf8');

// The dry run runs the commands of both pages, without those that ask, go on or come later. A comment
// would be a part of the command in Windows.
it.each(['lib/content/README.md', 'docs/launch.md'])(
  '%s has only commands that Windows has',
  (file) => {
    const commands = readRecipes(readFileSync(file, 'utf8')).flatMap(commandsOf);
    const named = commands.map((line) => /^npm (?:run )?(\S+)(?: --.*)?$/.exec(line)?.[1]);

    expect(named.length).toBeGreaterThan(5);
    expect(['ci', ...Object.keys(scripts)]).toEqual(expect.arrayContaining(named));
  },
);

// A text without another word would let a test rest on it, unnoticed.
it.each([
  ['a text, whose escapes stay', String.raw`x('Раз\u00A0два')`, String.raw`x('Раз Эге\u00A0два')`],
  ['the end of a template', '`${x} раз`', '`${x} раз Эге`'],
])('the dry run adds another word to %s', (_, source, expected) => {
  expect(addWord(source)).toBe(expected);
});

it('the page of the launch builds, checks, keeps the site and puts it back, in this order', () => {
  const commands = commandsToRun(readRecipes(page));
  const order = ['npm run build', 'npm run preflight', 'npm run keep', 'npm run restore'].map(
    (begin) => commands.findIndex((line) => line.startsWith(begin)),
  );

  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

it('the settings on the page of the launch are ones that the build takes', () => {
  const [, block = ''] = /```ini\n([^]*?)```/.exec(page) ?? [];
  const environment = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [line, '']),
  ) as Record<string, string>;

  expect(Object.keys(unsetVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(parseSettings(environment)).toMatchObject({
    siteName: environment.NEXT_PUBLIC_SITE_NAME,
    homeUrl: environment.NEXT_PUBLIC_SITE_URL,
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { scripts } from '@/package.json';
import { makeUpWords } from '@/scripts/develop/dry-run/made-up';
import { addOwnFiles } from '@/scripts/develop/dry-run/own-files';
import { commandsOf, enter, readRecipes, recipeFile } from '@/scripts/develop/dry-run/recipes';

const guide = readFileSync('lib/content/README.md', 'utf8');
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

// A text with words of the tree would let a test rest on it, unnoticed.
it.each([
  ['a text with escapes', String.raw`x('Раз\u00A0Windows\n')`, String.raw`x('Сек Эге Xopfuxt\n')`],
  ['both ends of a template', '`раз ${x} раз`', '`сек Эге ${x} сек Эге`'],
  ['a text around what the site fills in', "'Для {site}'", "'Жма Эге {site}'"],
  ['a foreign example', "foreign: 'window',", "foreign: 'ˈɛɡɛ',"],
  ['no address', "slug: 'emailSuccess'", "slug: 'emailSuccess'"],
])('the dry run puts made-up words into %s', (_, source, expected) => {
  expect(makeUpWords(source)).toBe(expected);
});

describe('in a tree whose owner has put own files and followed the guide', () => {
  const { at, lay } = temporaryFolder();

  it('the dry run begins with its own files alone, and enters no recipe again', async () => {
    const theirs = [
      'lib/content/icon.png',
      'public/og.jpg',
      'public/v1.2.3/empty',
      'screenshots/a.png',
    ];
    for (const name of theirs) lay(`tree/${name}`, '');
    lay(`tree/${TOKENS_FILE}`, readFileSync(TOKENS_FILE));
    await addOwnFiles(at('tree'));

    expect(theirs.filter((name) => existsSync(at(`tree/${name}`)))).toEqual([]);
    const recipes = readRecipes(guide).filter(({ language }) => ['ts', 'css'].includes(language));
    for (const { file } of recipes) if (file) lay(`tree/lib/content/${file}`, '[\n];\n');
    const enterAll = async () => {
      for (const step of recipes) await enter(at('tree'), step);
      return recipes.map((step) => readFileSync(recipeFile(at('tree'), step), 'utf8'));
    };
    const once = await enterAll();
    expect(once).not.toContain('[\n];\n');
    expect(await enterAll()).toEqual(once);
  });
});

it('the settings on the page of the launch are ones that the build takes', () => {
  const [, block = ''] = /```ini\n([^]*?)```/.exec(page) ?? [];
  const environment = parseEnv(block);

  expect(Object.keys(unsetVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(parseSettings(environment)).toMatchObject({
    siteName: environment.NEXT_PUBLIC_SITE_NAME,
    homeUrl: environment.NEXT_PUBLIC_SITE_URL,
  });
});

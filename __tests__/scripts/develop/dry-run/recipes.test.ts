import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { scripts } from '@/package.json';
import { addOwnFiles } from '@/scripts/develop/dry-run/own-files';
import { commandsOf, enter, readRecipes, recipeFile } from '@/scripts/develop/dry-run/recipes';

const { at, lay } = temporaryFolder();

const guide = readFileSync('lib/content/README.md', 'utf8');
const page = readFileSync('docs/launch.md', 'utf8');

// The dry run itself runs all commands of both pages that end and ask no questions. This test also rejects
// comments after a command, because on Windows they would become part of the command.
it.each(['lib/content/README.md', 'docs/launch.md'])(
  '%s contains no commands except «npm ci» and npm scripts of package.json',
  (file) => {
    const commands = readRecipes(readFileSync(file, 'utf8')).flatMap(commandsOf);
    const named = commands.map((line) => /^npm (?:run )?(\S+)(?: --.*)?$/.exec(line)?.[1]);

    expect(named.length).toBeGreaterThan(5);
    expect(['ci', ...Object.keys(scripts)]).toEqual(expect.arrayContaining(named));
  },
);

it('in a copy whose owner has added files and followed the guide, the dry run removes the files and enters no text a second time', async () => {
  const ownersFiles = [
    'lib/content/icon.png',
    'public/og.jpg',
    'public/v1.2.3/empty',
    'screenshots/a.png',
  ];
  for (const name of ownersFiles) lay(`tree/${name}`, '');
  lay(`tree/${TOKENS_FILE}`, readFileSync(TOKENS_FILE));
  await addOwnFiles(at('tree'));

  expect(ownersFiles.filter((name) => existsSync(at(`tree/${name}`)))).toEqual([]);
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

it('the settings in docs/launch.md are valid, and the build reads the site’s name and address from them', () => {
  const [, block = ''] = /```ini\n([^]*?)```/.exec(page) ?? [];
  const environment = parseEnv(block);

  expect(Object.keys(unsetVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(parseSettings(environment)).toMatchObject({
    siteName: environment.NEXT_PUBLIC_SITE_NAME,
    homeUrl: environment.NEXT_PUBLIC_SITE_URL,
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { addOwnFiles } from '@/scripts/develop/dry-run/own-files';
import { enter, readRecipes, recipeFile } from '@/scripts/develop/dry-run/recipes';

const { at, lay } = temporaryFolder();
beforeEach(() => lay(TOKENS_FILE, readFileSync(TOKENS_FILE)));

it('the dry run removes the real owner’s files from its copy of the project', async () => {
  const ownersFiles = ['lib/content/icon.png', 'public/v1.2.3/empty', 'screenshots/a.png'];
  for (const name of ownersFiles) lay(name, '');
  await addOwnFiles(at());

  expect(ownersFiles.filter((name) => existsSync(at(name)))).toEqual([]);
});

it('the dry run does not add the text of a recipe to a file that already contains this text', async () => {
  const guide = await readRecipes('lib/content/README.md');
  const recipes = guide.filter(({ language }) => ['ts', 'css'].includes(language));
  for (const { file } of recipes) if (file) lay(`lib/content/${file}`, '[\n];\n');
  const enterAll = async () => {
    for (const step of recipes) await enter(at(), step);
    return recipes.map((step) => readFileSync(recipeFile(at(), step), 'utf8'));
  };
  const once = await enterAll();

  expect(await enterAll()).toEqual(once);
});

it('the settings in docs/launch.md are valid', () => {
  const [, block = ''] = /```ini\n([^]*?)```/.exec(readFileSync('docs/launch.md', 'utf8')) ?? [];
  const environment = parseEnv(block);

  expect(Object.keys(unsetVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(parseSettings(environment)).toMatchObject({
    siteName: environment.NEXT_PUBLIC_SITE_NAME,
    homeUrl: environment.NEXT_PUBLIC_SITE_URL,
  });
});

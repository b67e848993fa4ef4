import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DRY_RUN_TREE,
  EXPORT_FOLDER,
  ONE_PLATFORM_TREE,
  PUBLIC_FOLDER,
} from '../../shared/folders';
import { runCommand } from '../../shared/run-command';
import { runShell } from '../../shared/run-program';
import { copyTree } from '../copy-tree';
import { makeUpWords } from './made-up';
import { addOwnFiles } from './own-files';
import { commandsOf, enter, readRecipes } from './recipes';
import { ownersEnvironment, ownersProduct } from '@/__tests__/fixtures/owners-data';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { scripts } from '@/package.json';

const CONTENT = 'lib/content';

/** Commands that are not run: they install packages, ask questions, need git, or do not end by themselves. */
const skipped = ['npm ci', 'npm start', 'npm run release', 'npm run check'];

/** Matches npm commands that have no comment. On Windows, a comment would become part of the command. */
const NPM_COMMAND = /^npm (?:run )?(\S+)(?: -- [^#]+)?$/;

/** Runs an npm command in a copy of the project. @throws Error that names an unknown or failed command */
async function run(line: string, cwd = DRY_RUN_TREE, changed: Record<string, string> = {}) {
  const name = NPM_COMMAND.exec(line)?.[1] ?? '';
  if (!['ci', ...Object.keys(scripts)].includes(name))
    throw new Error(`«${line}» is no npm script.`);
  if (skipped.includes(line)) return;
  console.log(`\n$ ${line}`);
  const settings = { ...unsetVariables, ...ownersEnvironment, ...changed };
  await runShell(line, { cwd, env: { ...process.env, ...settings, PACKAGES: 'shared' } });
}

/** Changes the product file in a copy of the project. */
async function editProduct(tree: string, edit: (product: Product) => void): Promise<void> {
  const file = path.join(tree, PRODUCT_FILE);
  const product = JSON.parse(await readFile(file, 'utf8')) as Product;
  edit(product);
  await writeFile(file, `${JSON.stringify(product, undefined, 2)}\n`);
}

/**
 * Builds the site with a single program and a single store, in a copy of DRY_RUN_TREE. It uses
 * `npm run preflight`, which fails if a link leads to a missing page or file.
 */
async function buildOnePlatform(): Promise<void> {
  await copyTree(ONE_PLATFORM_TREE, DRY_RUN_TREE);
  await editProduct(ONE_PLATFORM_TREE, ({ windows }) => (windows.releases = []));
  await rm(path.join(ONE_PLATFORM_TREE, DOWNLOADS_FOLDER), { recursive: true });
  const [{ url }] = parseSettings(ownersEnvironment).stores;
  await run('npm run preflight', ONE_PLATFORM_TREE, { NEXT_PUBLIC_STORE_URL: url });
  // Tests skip exported files that are also in public/. Without this folder they check the screenshots, too.
  await rm(path.join(ONE_PLATFORM_TREE, PUBLIC_FOLDER), { recursive: true });
}

/**
 * `npm run build:dry-run`: rehearses a launch in a copy of the project. It enters another owner's data,
 * changes every text, follows every recipe of the guide, then builds the site with the commands from
 * docs/launch.md. Finally, it builds the site once more, with only one program.
 */
runCommand(async () => {
  const content = path.join(DRY_RUN_TREE, CONTENT);
  await copyTree(DRY_RUN_TREE);
  await addOwnFiles(DRY_RUN_TREE);
  for (const name of (await readdir(content)).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(content, name);
    await writeFile(file, makeUpWords(await readFile(file, 'utf8')));
  }
  // The commands of docs/launch.md include the build, so they run after the recipes.
  const launch = new Set((await readRecipes('docs/launch.md')).flatMap(commandsOf));
  for (const step of await readRecipes(`${CONTENT}/README.md`)) {
    if (step.language !== 'sh') await enter(DRY_RUN_TREE, step);
    for (const line of commandsOf(step)) if (!launch.has(line)) await run(line);
  }
  // The tests look for texts with special characters. The recipes have replaced them, so they are added again.
  await editProduct(DRY_RUN_TREE, ({ windows, privacy }) => {
    windows.installer.signedBy = ownersProduct.windows.installer.signedBy;
    privacy.paragraphs.push(...ownersProduct.privacy.paragraphs);
  });
  for (const line of launch) await run(line);
  await buildOnePlatform();
  console.log(`\nThe site is in ${DRY_RUN_TREE}/${EXPORT_FOLDER}/`);
  return 0;
});

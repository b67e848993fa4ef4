import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DRY_RUN_TREE,
  EXPORT_FOLDER,
  ONE_PLATFORM_TREE,
  PUBLIC_FOLDER,
} from '../../shared/folders';
import { runCommand } from '../../shared/run-command';
import { runProgram } from '../../shared/run-program';
import { copyTree } from '../copy-tree';
import { makeUpWords } from './made-up';
import { addOwnFiles } from './own-files';
import { commandsToRun, enter, readRecipes } from './recipes';
import { ownersEnvironment, ownersProduct } from '@/__tests__/fixtures/owners-data';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';
import { unsetVariables } from '@/lib/settings/variables';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

const CONTENT = 'lib/content';
const GUIDE = `${CONTENT}/README.md`;
const LAUNCH = 'docs/launch.md';

/** Runs a command of the guide in a copy. @throws Error that contains the command when it fails */
async function run(line: string, cwd = DRY_RUN_TREE, changed: Record<string, string> = {}) {
  console.log(`\n$ ${line}`);
  const settings = { ...unsetVariables, ...ownersEnvironment, ...changed };
  const env = { ...process.env, ...settings, PACKAGES: 'shared' };
  const code = await runProgram(line, [], { cwd, shell: true, env });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/** Puts made-up words into every text of lib/content, so that a test that repeats an original text fails. */
async function changeContentTexts(): Promise<void> {
  const folder = path.join(DRY_RUN_TREE, CONTENT);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(folder, name);
    await writeFile(file, makeUpWords(await readFile(file, 'utf8')));
  }
}

/**
 * Replaces the installer's signer from the recipe with the fixture's signer, and adds the fixture's privacy
 * policy. The fixture's texts contain characters that code could change by mistake.
 */
function withOwnersWords(text: string): string {
  const product = JSON.parse(text) as Product;
  const { windows, privacy } = ownersProduct;
  product.windows.installer.signedBy = windows.installer.signedBy;
  product.privacy.paragraphs.push(...privacy.paragraphs);
  return `${JSON.stringify(product, undefined, 2)}\n`;
}

/**
 * Builds the site with a single program and a single store in a copy of the copy. Preflight fails if a page
 * links to a page or file that this site does not have.
 */
async function buildOnePlatform(): Promise<void> {
  const product = path.join(ONE_PLATFORM_TREE, PRODUCT_FILE);
  await rm(ONE_PLATFORM_TREE, { recursive: true, force: true });
  const filter = (file: string) => path.basename(file) !== '.next';
  await cp(DRY_RUN_TREE, ONE_PLATFORM_TREE, { recursive: true, filter });
  const { windows, ...rest } = JSON.parse(await readFile(product, 'utf8')) as Product;
  await writeFile(product, JSON.stringify({ ...rest, windows: { ...windows, releases: [] } }));
  await rm(path.join(ONE_PLATFORM_TREE, DOWNLOADS_FOLDER), { recursive: true });
  const [{ url }] = parseSettings(ownersEnvironment).stores;
  await run('npm run preflight', ONE_PLATFORM_TREE, { NEXT_PUBLIC_STORE_URL: url });
  // Otherwise the tests would take the exported screenshots for files of the owner, which they ignore.
  await rm(path.join(ONE_PLATFORM_TREE, PUBLIC_FOLDER), { recursive: true });
}

/**
 * `npm run build:dry-run`: rehearses a launch in a copy of the project. It enters another owner's data,
 * changes every text, follows every recipe of the guide, then builds the site by the commands of
 * docs/launch.md. At the end it builds the site once more, with a single program.
 */
runCommand(async () => {
  const product = path.join(DRY_RUN_TREE, PRODUCT_FILE);
  await copyTree(DRY_RUN_TREE);
  await addOwnFiles(DRY_RUN_TREE);
  await changeContentTexts();
  // The commands of docs/launch.md include the build, so they run after the recipes.
  const launch = commandsToRun(readRecipes(await readFile(LAUNCH, 'utf8')));
  for (const step of readRecipes(await readFile(GUIDE, 'utf8'))) {
    if (step.language !== 'sh') await enter(DRY_RUN_TREE, step);
    for (const line of commandsToRun([step])) if (!launch.includes(line)) await run(line);
  }
  await writeFile(product, withOwnersWords(await readFile(product, 'utf8')));
  for (const line of launch) await run(line);
  await buildOnePlatform();
  console.log(`\nThe site is in ${DRY_RUN_TREE}/${EXPORT_FOLDER}/`);
  return 0;
});

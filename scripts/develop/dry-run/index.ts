import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DRY_RUN_TREE, EXPORT_FOLDER, ONE_PLATFORM_TREE } from '../../shared/folders';
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

/** Runs a command line of the guide. @throws Error with the line when it fails */
async function run(line: string, changed: Record<string, string> = {}): Promise<void> {
  console.log(`\n$ ${line}`);
  const settings = { ...unsetVariables, ...ownersEnvironment, ...changed };
  const env = { ...process.env, ...settings, PACKAGES: 'shared' };
  const code = await runProgram(line, [], { cwd: DRY_RUN_TREE, shell: true, env });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/**
 * Puts made-up words into every text of lib/content: a test that spells one fails, and none meets the
 * words of the tree's own owner.
 */
async function enterWords(): Promise<void> {
  const folder = path.join(DRY_RUN_TREE, CONTENT);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(folder, name);
    await writeFile(file, makeUpWords(await readFile(file, 'utf8')));
  }
}

/** The guide's release has a signer and its policy words of their own; the owner's are harder to keep to the letter. */
function withOwnersWords(text: string): string {
  const product = JSON.parse(text) as Product;
  const { windows, privacy } = ownersProduct;
  product.windows.installer.signedBy = windows.installer.signedBy;
  product.privacy.paragraphs.push(...privacy.paragraphs);
  return `${JSON.stringify(product, undefined, 2)}\n`;
}

const at = (name: string) => path.join(DRY_RUN_TREE, name);

/**
 * Builds the site that this owner had before the Windows program and Google Play, and keeps it apart.
 * Preflight finds every link to what is not there.
 */
async function buildOnePlatform(): Promise<void> {
  const text = await readFile(at(PRODUCT_FILE), 'utf8');
  const product = JSON.parse(text) as Product;
  const [{ url }] = parseSettings(ownersEnvironment).stores;
  const windows = { ...product.windows, releases: [] };
  await writeFile(at(PRODUCT_FILE), JSON.stringify({ ...product, windows }));
  await rename(at(DOWNLOADS_FOLDER), at('programs'));
  await rename(at(EXPORT_FOLDER), at('kept'));
  await run('npm run preflight', { NEXT_PUBLIC_STORE_URL: url });
  await rm(ONE_PLATFORM_TREE, { recursive: true, force: true });
  await mkdir(ONE_PLATFORM_TREE, { recursive: true });
  await rename(at(EXPORT_FOLDER), path.join(ONE_PLATFORM_TREE, EXPORT_FOLDER));
  await rename(at('kept'), at(EXPORT_FOLDER));
  await rename(at('programs'), at(DOWNLOADS_FOLDER));
  await writeFile(at(PRODUCT_FILE), text);
}

/**
 * `npm run build:dry-run`: a launch in a copy of the tree. The data of another owner are entered, every
 * text gets made-up words, every recipe of the guide is followed, then docs/launch.md, by which the site
 * is built; in the end it is built once more, with one program.
 */
runCommand(async () => {
  const product = at(PRODUCT_FILE);
  await copyTree(DRY_RUN_TREE);
  await addOwnFiles(DRY_RUN_TREE);
  await enterWords();
  // The build is among them.
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

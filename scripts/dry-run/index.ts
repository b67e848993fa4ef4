import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from '../cli/run-command';
import { runProgram } from '../cli/run-program';
import { copyTree } from '../copy-tree';
import { DRY_RUN_TREE, EXPORT_FOLDER } from '../folders';
import { addWord } from './add-word';
import { addOwnFiles } from './own-files';
import { ownersEnvironment, ownersInstaller, ownersProduct } from './owners-data';
import { commandsOf, enter, launchCommands, readRecipes } from './recipes';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots, slideScreenshot } from '@/lib/screenshots/screenshots';
import { unsetVariables } from '@/lib/settings/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

const CONTENT = 'lib/content';
const GUIDE = `${CONTENT}/README.md`;
const LAUNCH = 'docs/launch.md';

/** Commands that ask, go on for ever or come after the build. */
const later = ['npm run release', 'npm run check', 'npm test', 'npm start', 'npm run preflight'];

/** Runs a command line of the guide. @throws Error with the line when it fails */
async function run(line: string): Promise<void> {
  console.log(`\n$ ${line}`);
  const env = { ...process.env, ...unsetVariables, ...ownersEnvironment, PACKAGES: 'shared' };
  const code = await runProgram(line, [], { cwd: DRY_RUN_TREE, shell: true, env });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/** Puts the owner's own files into the copy. */
async function enterOwnFiles(): Promise<void> {
  const downloads = path.join(DRY_RUN_TREE, DOWNLOADS_FOLDER);
  await rm(downloads, { recursive: true });
  await mkdir(downloads);
  await writeFile(path.join(downloads, ownersProduct.windows.installer.file), ownersInstaller);
  await writeFile(path.join(DRY_RUN_TREE, PRODUCT_FILE), JSON.stringify(ownersProduct));
  // As the guide calls them.
  await writeFile(path.join(DRY_RUN_TREE, '../setup.exe'), ownersInstaller.subarray(0, 2_000_000));
  const pictures = [...screenshots.values(), slideScreenshot({ img: 'quiz', alt: '' })];
  for (const { id, width, height } of pictures) {
    const size = { width: width * 2, height: height * 2 };
    await sharp({ create: { ...size, channels: 3, background: '#2b5a4a' } })
      .png()
      .toFile(path.join(DRY_RUN_TREE, ORIGINALS_FOLDER, `${id}.png`));
  }
}

/** Changes every text of an editor, so that no test can rest on a word of it. */
async function enterWords(): Promise<void> {
  const folder = path.join(DRY_RUN_TREE, CONTENT);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(folder, name);
    await writeFile(file, addWord(await readFile(file, 'utf8')));
  }
}

/** The guide's release has a signer of its own; the owner's is harder to keep to the letter. */
function withSigner(text: string): string {
  const { windows, ...product } = JSON.parse(text) as Product;
  const installer = { ...windows.installer, signedBy: ownersProduct.windows.installer.signedBy };
  return `${JSON.stringify({ ...product, windows: { ...windows, installer } }, undefined, 2)}\n`;
}

/**
 * `npm run build:dry-run`: a launch in a copy of the tree. The data of another owner are entered, every
 * text gets another word, every recipe of the guide is followed, then docs/launch.md, by which the site
 * is built.
 */
runCommand(async () => {
  const product = path.join(DRY_RUN_TREE, PRODUCT_FILE);
  await copyTree(DRY_RUN_TREE);
  await enterOwnFiles();
  await addOwnFiles(DRY_RUN_TREE);
  await enterWords();
  const [afterwards, ...recipes] = readRecipes(await readFile(GUIDE, 'utf8'));
  for (const step of [...recipes, ...(afterwards ? [afterwards] : [])]) {
    if (step.language !== 'sh') await enter(DRY_RUN_TREE, step);
    else for (const line of commandsOf(step)) if (!later.includes(line)) await run(line);
  }
  await writeFile(product, withSigner(await readFile(product, 'utf8')));
  // The build among them, and back again from what was kept of it.
  for (const line of launchCommands(await readFile(LAUNCH, 'utf8'))) await run(line);
  console.log(`\nThe site is in ${DRY_RUN_TREE}/${EXPORT_FOLDER}/`);
  return 0;
});

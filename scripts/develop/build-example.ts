import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXAMPLE_AGAIN_TREE, EXAMPLE_TREE } from '../shared/folders';
import { runCommand } from '../shared/run-command';
import { runProgram } from '../shared/run-program';
import { copyTree } from './copy-tree';
import { measureFile } from '@/lib/installer/verify';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { unsetVariables } from '@/lib/settings/variables';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Adds an invented program if the owner has only one, because the tests need both. */
async function addMissingPrograms(): Promise<void> {
  const { android, windows, ...product } = readProduct(EXAMPLE_TREE);
  const releases = [{ version: '1.0', date: '', changes: [] }];
  const madeUp = Buffer.from('MZ');
  const installer = { file: 'Setup-1.0.exe', ...measureFile(madeUp), signedBy: '' };
  const all = {
    ...product,
    android: hasProgram({ android, windows }, 'android') ? android : { ...android, releases },
    windows: hasProgram({ android, windows }, 'windows')
      ? windows
      : { ...windows, installer, former: undefined, releases },
  };
  const file = path.join(EXAMPLE_TREE, DOWNLOADS_FOLDER, installer.file);
  await mkdir(path.dirname(file), { recursive: true });
  if (all.windows !== windows) await writeFile(file, madeUp);
  await writeFile(path.join(EXAMPLE_TREE, PRODUCT_FILE), JSON.stringify(all));
}

/** Both exports get the same time. Otherwise they would differ if they were built on two days. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

/** Runs a shell command. @throws Error that contains the command when it fails */
async function run(line: string, cwd = EXAMPLE_TREE): Promise<void> {
  const env = { ...process.env, ...unsetVariables, SOURCE_DATE_EPOCH };
  const code = await runProgram(line, [], { cwd, shell: true, env });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/**
 * `npm run build:example`: builds the export for the browser tests in a copy of the project, with the default
 * settings. The steps of the export also run in a second folder, because a test compares the bytes.
 */
runCommand(async () => {
  await copyTree(EXAMPLE_TREE);
  await addMissingPrograms();
  await run('npm run prebuild');
  await run('npx next build');
  await rm(EXAMPLE_AGAIN_TREE, { recursive: true, force: true });
  const filter = (file: string) => path.basename(file) !== '.next';
  await cp(EXAMPLE_TREE, EXAMPLE_AGAIN_TREE, { recursive: true, filter });
  for (const tree of [EXAMPLE_TREE, EXAMPLE_AGAIN_TREE]) {
    await run('node --import tsx scripts/build/export/index.ts', tree);
  }
  return 0;
});

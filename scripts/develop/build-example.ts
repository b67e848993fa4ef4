import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXAMPLE_AGAIN_TREE, EXAMPLE_TREE, EXPORT_FOLDER } from '../shared/folders';
import { runCommand } from '../shared/run-command';
import { runShell } from '../shared/run-program';
import { copyTree } from './copy-tree';
import { measureFile } from '@/lib/installer/verify';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { unsetVariables } from '@/lib/settings/variables';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Adds an invented program if the owner has only one, because the tests need both. */
async function addMissingProgram(): Promise<void> {
  const product = readProduct(EXAMPLE_TREE);
  const { android, windows } = product;
  const releases = [{ version: '1.0', date: '', changes: [] }];
  if (!hasProgram(product, 'android')) Object.assign(android, { releases });
  if (!hasProgram(product, 'windows')) {
    const data = Buffer.from('MZ');
    const installer = { file: 'Setup-1.0.exe', ...measureFile(data), signedBy: '' };
    Object.assign(windows, { installer, former: undefined, releases });
    await mkdir(path.join(EXAMPLE_TREE, DOWNLOADS_FOLDER), { recursive: true });
    await writeFile(path.join(EXAMPLE_TREE, DOWNLOADS_FOLDER, installer.file), data);
  }
  await writeFile(path.join(EXAMPLE_TREE, PRODUCT_FILE), JSON.stringify(product));
}

/** Both exports below get the same build time, because it affects security.txt and a test compares the exports. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

const env = { ...process.env, ...unsetVariables, SOURCE_DATE_EPOCH };

/**
 * `npm run build:example`: builds the export for the browser tests in a copy of the project, with the default
 * settings. `scripts/build/export/` also runs in a second copy, because a test compares the two exports.
 */
runCommand(async () => {
  await copyTree(EXAMPLE_TREE);
  await addMissingProgram();
  await runShell('npm run prebuild', { cwd: EXAMPLE_TREE, env });
  await runShell('npx next build', { cwd: EXAMPLE_TREE, env });
  await copyTree(EXAMPLE_AGAIN_TREE, EXAMPLE_TREE);
  const exportIn = (tree: string) => path.join(tree, EXPORT_FOLDER);
  await cp(exportIn(EXAMPLE_TREE), exportIn(EXAMPLE_AGAIN_TREE), { recursive: true });
  for (const cwd of [EXAMPLE_TREE, EXAMPLE_AGAIN_TREE]) {
    await runShell('node --import tsx scripts/build/export/index.ts', { cwd, env });
  }
  return 0;
});

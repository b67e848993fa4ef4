import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { IMPORT_AGAIN, withImportAgain } from './import-again';
import { type Outputs } from './outputs';

/** Folder of the islands' code in an export; its files never change under their name. */
export const ISLANDS_FOLDER = 'islands';

/** Folder in it with copies of all, for a second try in browsers that remember the first. */
const RETRY_FOLDER = 'retry';

/**
 * Tells Chrome to compile a file's functions while it downloads, off the main thread: half of the
 * scripts' time and of the longest task on a slow phone (WICG, explicit JavaScript compile hints).
 * To other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Bundles modules and writes them, each twice, to the islands' folder.
 *
 * @param entryPoints those that a visitor waits for, and what they share; others come later
 */
export async function writeModules(
  directory: string,
  entryPoints: readonly string[],
  options: BuildOptions,
): Promise<Outputs> {
  const folder = path.join(directory, ISLANDS_FOLDER);
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [...entryPoints],
    // Before the names are made: a name stands for all that is in its file.
    banner: { js: COMPILE_HINT },
    footer: { js: IMPORT_AGAIN },
    format: 'esm',
    metafile: true,
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  const copies = path.join(folder, RETRY_FOLDER);
  await mkdir(copies, { recursive: true });
  const { outputs = {} } = metafile ?? {};
  for (const { path: file, text } of outputFiles ?? []) {
    const { entryPoint } = outputs[path.relative('.', file)] ?? {};
    const isAwaited = !entryPoint || entryPoints.includes(entryPoint);
    const code = withImportAgain(isAwaited ? text : text.replace(`${COMPILE_HINT}\n`, ''));
    await writeFile(file, code);
    await writeFile(path.join(copies, path.basename(file)), code);
  }
  return outputs;
}

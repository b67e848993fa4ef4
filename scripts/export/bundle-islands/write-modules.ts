import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { ISLANDS_FOLDER } from '../../folders';
import { esbuildTargets } from '../browser-targets';
import { type Outputs } from './outputs';

/** How code for the supported browsers is bundled. */
export const browserCode = (development: boolean): BuildOptions => ({
  bundle: true,
  write: false,
  minify: !development,
  charset: 'utf8',
  target: esbuildTargets,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  legalComments: 'none',
  logLevel: 'silent',
});

/**
 * `import()` under another address after each failure, for browsers that remember a failed one. At the
 * end of every module, so that its name, a hash of the content, stands for it too.
 */
const IMPORT_AGAIN = `\
function importAgain(file){\
const failures=importAgain[file]??0;\
return import(failures?file+"?"+failures:file)\
.catch(error=>{importAgain[file]=failures+1;throw error})}`;

/** An import of another module at runtime. */
const LATER_IMPORT = /\bimport\((?="\.\/)/g;

/** A module that tries later imports again; one without such imports does not need the function. */
function withImportAgain(code: string): string {
  const again = code.replaceAll(LATER_IMPORT, 'importAgain(');
  return again === code ? code.replace(`${IMPORT_AGAIN}\n`, '') : again;
}

/** Folder with copies, for a second try in browsers that remember a failed first one. */
const RETRY_FOLDER = 'retry';

/**
 * Lets Chrome compile a file's functions while it downloads: half of the scripts' time on a slow phone
 * (WICG, explicit JavaScript compile hints). To other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Bundles and writes modules, each twice. @param entryPoints what a visitor waits for */
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
  // esbuild's description has slashes on every system, its files have the system's own paths.
  const entryOf = new Map(
    Object.entries(outputs).map(([file, output]) => [path.resolve(file), output.entryPoint]),
  );
  for (const { path: file, text } of outputFiles ?? []) {
    const entryPoint = entryOf.get(path.resolve(file));
    const isAwaited = !entryPoint || entryPoints.includes(entryPoint);
    const code = withImportAgain(isAwaited ? text : text.replace(`${COMPILE_HINT}\n`, ''));
    await writeFile(file, code);
    await writeFile(path.join(copies, path.basename(file)), code);
  }
  return outputs;
}

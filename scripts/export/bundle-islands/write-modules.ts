import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { ISLANDS_FOLDER } from '../../folders';
import { esbuildTargets } from '../browser-targets';
import { type Outputs } from './outputs';

/** Options of esbuild for code that the supported browsers run. */
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
 * An `import()` that uses another address after each failure, because browsers remember a failed
 * one. It is appended to the modules, so that their names, which are hashes of their content,
 * depend on it, too.
 */
const IMPORT_AGAIN = `\
function importAgain(file){\
const failures=importAgain[file]??0;\
return import(failures?file+"?"+failures:file)\
.catch(error=>{importAgain[file]=failures+1;throw error})}`;

/** An import of another module at runtime. */
const LATER_IMPORT = /\bimport\((?="\.\/)/g;

/** Makes a module's dynamic imports use the function above, or removes the function if there are none. */
function withImportAgain(code: string): string {
  const again = code.replaceAll(LATER_IMPORT, 'importAgain(');
  return again === code ? code.replace(`${IMPORT_AGAIN}\n`, '') : again;
}

/** Folder with copies, for a second try in browsers that remember that the first one failed. */
const RETRY_FOLDER = 'retry';

/**
 * Lets Chrome compile a file's functions while it downloads, which halves the scripts' time on a
 * slow phone (WICG, explicit JavaScript compile hints). In other browsers it is just a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Bundles and writes modules and their copies. @param entryPoints code that a visitor waits for */
export async function writeModules(
  directory: string,
  entryPoints: readonly string[],
  options: BuildOptions,
): Promise<Outputs> {
  const folder = path.join(directory, ISLANDS_FOLDER);
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [...entryPoints],
    // Before esbuild names the files, so that a name is a hash of the whole content.
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
  // In esbuild's metafile paths have slashes on every system; in its files they have the system's
  // separator.
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

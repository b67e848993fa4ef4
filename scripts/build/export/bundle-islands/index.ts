import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { digestOf } from '../../../shared/digest';
import { ISLANDS_FOLDER } from '../../../shared/folders';
import { browserCode, bundleModules, bundlePolyfills } from './modules';

/** The folder with the islands' entry points. Each file has the name of its island. */
export const ENTRIES = 'scripts/build/export/bundle-islands/entries';

const LOADER = 'lib/loader/loader.ts';
const COPY_BUTTONS = 'lib/loader/copy-buttons.ts';

/** Folder with the retry copies, for browsers that never request a failed module again. */
const RETRY_FOLDER = 'retry';

/** The bundled code for browsers, and facts about it that the build needs. */
export interface BrowserCode {
  /** Bundles the loader for a page. @param names the page's islands @returns a classic script */
  readonly loader: (names: readonly string[], basePath: string) => Promise<string>;
  /** Classic script that handles buttons with `data-copy`. */
  readonly copyButtons: string;
  /** The source files of each island's components, by the island's name. They may add elements to a page. */
  readonly islands: ReadonlyMap<string, readonly string[]>;
  /** Path of the modules' folder in the export, with a trailing slash. Its name is a hash of the files. */
  readonly folder: string;
  /** The source files whose code is in the modules and polyfills. */
  readonly sources: readonly string[];
}

const nameOf = (entry: string) => path.parse(entry).name;

async function bundleInline(source: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...browserCode(false), ...options, entryPoints: [source] });
  const [{ text }] = outputFiles as [OutputFile];
  // The code works without strict mode, so the directive would only add bytes.
  return text.trim().replace('"use strict";', '');
}

const loaderBundler =
  (allIslands: readonly string[], folder: string): BrowserCode['loader'] =>
  (names, basePath) => {
    const has = allIslands.map(
      (name) => [`pageHas.${name}`, String(names.includes(name))] as const,
    );
    const define = new Map([...has, ['folder', JSON.stringify(`${basePath}/${folder}`)]]);
    return bundleInline(LOADER, { format: 'iife', define: Object.fromEntries(define) });
  };

/** esbuild's description of its output files, by their paths. */
type Outputs = Metafile['outputs'];

/** Returns the source files whose code is in the modules, at least in part. */
const sourcesIn = (outputs: Outputs) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : []));

/** Returns the components' source files for a module and everything that it imports. */
const componentsIn = (outputs: Outputs, file: string): string[] => {
  const { inputs = {}, imports = [] } = outputs[file] ?? {};
  const files = [inputs, ...imports.map(({ path }) => outputs[path]?.inputs ?? {})];
  return files.flatMap(Object.keys).filter((source) => source.startsWith('components/'));
};

/**
 * Bundles and writes the islands' components, which Next has pre-rendered, and the polyfills.
 *
 * @param directory folder of the export
 * @param development whether to use React's development build, which reports hydration mismatches
 */
export async function bundleIslands(directory: string, development = false): Promise<BrowserCode> {
  const options = browserCode(development);
  const entries = (await readdir(ENTRIES)).map((file) => `${ENTRIES}/${file}`);
  const modules = await bundleModules(entries, options);
  const polyfills = await bundlePolyfills(options);
  const files = [...modules.outputFiles, ...polyfills.outputFiles];
  const digest = digestOf(files.map(({ text }) => text)).slice(0, 8);
  const folder = `${ISLANDS_FOLDER}/${digest}/`;
  await mkdir(path.join(directory, folder, RETRY_FOLDER), { recursive: true });
  for (const { path: file, contents } of files) {
    await writeFile(path.join(directory, folder, path.basename(file)), contents);
  }
  for (const { path: file, contents } of modules.outputFiles) {
    await writeFile(path.join(directory, folder, RETRY_FOLDER, path.basename(file)), contents);
  }
  const { outputs } = modules.metafile;
  const islands = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[nameOf(entryPoint), componentsIn(outputs, file)] as const] : [],
  );
  return {
    loader: loaderBundler(entries.map(nameOf), folder),
    copyButtons: await bundleInline(COPY_BUTTONS, { format: 'iife' }),
    islands: new Map(islands),
    folder,
    sources: [...sourcesIn(outputs), ...sourcesIn(polyfills.metafile.outputs)],
  };
}

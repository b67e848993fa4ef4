import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { componentsIn, sourcesIn, withImports } from './outputs';
import { browserCode, writeModules } from './write-modules';
import { writePolyfills } from './write-polyfills';

/** The folder with an entry point for each island, named like the island. */
export const ENTRIES = 'scripts/export/bundle-islands/entries';

const SHARED = 'scripts/export/bundle-islands/shared.ts';
const LOADER = 'lib/loader/loader.ts';
const COPY_BUTTONS = 'lib/loader/copy-buttons.ts';

/** The code of one island. */
export interface Island {
  /** Paths of its modules in the islands' folder, in the order in which they run. */
  readonly files: readonly string[];
  /** Source files of components, whose markup it may add to the page. */
  readonly components: readonly string[];
}

/** The code that pages may need. */
export interface BrowserCode {
  /** Classic script: the loader for a page with some of the islands. */
  readonly loader: (names: readonly string[]) => Promise<string>;
  /** Classic script, for buttons that copy a text. */
  readonly copyButtons: string;
  readonly islands: ReadonlyMap<string, Island>;
  /** Path of the polyfills' folder in the islands' folder, with a final slash. */
  readonly polyfills: string;
  /** The source files that the islands' modules and the polyfills were made from. */
  readonly sources: readonly string[];
}

const nameOf = (entry: string) => path.parse(entry).name;

async function bundleInline(source: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...browserCode(false), ...options, entryPoints: [source] });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/**
 * Makes the function that bundles the loader for a page's islands. The page's script wraps it in a
 * function of its own.
 *
 * @param all names of all islands
 */
const loaderBundler = (all: readonly string[]) => (names: readonly string[]) => {
  const define = all.map((name) => [`pageHas.${name}`, String(names.includes(name))]);
  return bundleInline(LOADER, { format: 'esm', define: Object.fromEntries(define) });
};

/**
 * Bundles the islands' components, which Next has pre-rendered: a module for each island, and one
 * for each part that islands share, named after their content.
 *
 * @param directory folder of the export
 * @param development React's development build, which complains of markup that it would not render
 */
export async function bundleIslands(directory: string, development = false): Promise<BrowserCode> {
  const options = browserCode(development);
  const entries = (await readdir(ENTRIES)).map((file) => `${ENTRIES}/${file}`);
  const outputs = await writeModules(directory, entries, {
    ...options,
    inject: [SHARED],
    splitting: true,
  });
  const polyfills = await writePolyfills(directory, options);
  const islandOf = (file: string): Island => ({
    files: Array.from(withImports(outputs, file, false), (one) => path.basename(one)),
    components: componentsIn(outputs, withImports(outputs, file, true)),
  });
  const islands = Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) =>
    entries.includes(entryPoint) ? [[nameOf(entryPoint), islandOf(file)] as const] : [],
  );
  return {
    loader: loaderBundler(entries.map(nameOf)),
    copyButtons: await bundleInline(COPY_BUTTONS, { format: 'iife' }),
    islands: new Map(islands),
    polyfills: polyfills.folder,
    sources: [...sourcesIn(outputs), ...sourcesIn(polyfills.outputs)],
  };
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { componentsIn, outputOf, sourcesIn, withImports } from './outputs';
import { browserCode, writeModules } from './write-modules';

/** Has an entry point for each island, with the island's name. */
export const ENTRIES = 'scripts/export/bundle-islands/entries';

const SHARED = 'scripts/export/bundle-islands/shared.ts';
const LOADER = 'lib/loader/loader.ts';
const COPY_BUTTONS = 'lib/loader/copy-buttons.ts';
const POLYFILLS = {
  device: 'lib/loader/polyfills/device.ts',
  lightDismiss: 'lib/loader/polyfills/light-dismiss.ts',
} as const;

/** The code of one island. */
export interface Island {
  /** Its modules, from the islands' folder, in the order in which they run. */
  readonly files: readonly string[];
  /** Source files with markup that it may add to the page. */
  readonly components: readonly string[];
}

/** The code that a page of the export may need. */
export interface BrowserCode {
  /** Classic scripts: the loader, and the one for buttons that copy a text. */
  readonly loader: string;
  readonly copyButtons: string;
  readonly islands: ReadonlyMap<string, Island>;
  /** Modules, from the islands' folder. */
  readonly polyfills: Readonly<Record<keyof typeof POLYFILLS, string>>;
}

/** Code, and the source files that are in the islands' modules. */
export interface Bundle extends BrowserCode {
  readonly sources: readonly string[];
}

async function bundleInline(source: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({ ...browserCode(false), entryPoints: [source], format });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/**
 * Bundles the components that Next pre-renders: a module for each island and for what islands share,
 * named by their content.
 *
 * @param directory folder of the export
 * @param development React's development build, which complains of markup that it would not render
 */
export async function bundleIslands(directory: string, development = false): Promise<Bundle> {
  const options = browserCode(development);
  const entries = (await readdir(ENTRIES)).map((file) => `${ENTRIES}/${file}`);
  const outputs = {
    ...(await writeModules(directory, entries, { ...options, inject: [SHARED], splitting: true })),
    // A build of their own, because it needs nothing of React's file.
    ...(await writeModules(directory, Object.values(POLYFILLS), options)),
  };
  const name = (file: string) => path.basename(file);
  const island = (entry: string): Island => {
    const file = outputOf(outputs, entry);
    return {
      files: [...withImports(outputs, file, false)].map(name),
      components: componentsIn(outputs, withImports(outputs, file, true)),
    };
  };
  return {
    // The page's script wraps it in a function of its own.
    loader: await bundleInline(LOADER, 'esm'),
    copyButtons: await bundleInline(COPY_BUTTONS, 'iife'),
    islands: new Map(entries.map((entry) => [path.parse(entry).name, island(entry)])),
    polyfills: {
      device: name(outputOf(outputs, POLYFILLS.device)),
      lightDismiss: name(outputOf(outputs, POLYFILLS.lightDismiss)),
    },
    sources: sourcesIn(outputs),
  };
}

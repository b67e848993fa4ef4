import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { digestOf } from '../../../shared/digest';
import { ISLANDS_FOLDER } from '../../../shared/folders';
import { browserCode, bundleModules, bundlePolyfills } from './modules';

/** The folder with the islands' entry points. Each file has the name of its island. */
export const ENTRIES = 'scripts/build/export/bundle-islands/entries';

/** The bundled code for browsers, and what later steps of the build need to know about it. */
export type BrowserCode = Awaited<ReturnType<typeof bundleIslands>>;

const nameOf = (entry: string) => path.parse(entry).name;

/** Bundles a classic script. @param contents its source, which may import files of the project */
async function bundleInline(contents: string): Promise<string> {
  const options = { ...browserCode(false), stdin: { contents, resolveDir: '.' } };
  const { outputFiles } = await build({ ...options, format: 'iife', write: false });
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  // The code works without strict mode, so the directive would only add bytes.
  return code.replace('"use strict";', '');
}

/** Returns the source files whose code esbuild has put into its output files. */
const sourcesIn = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : []));

/** Returns, for each island, its name and the component files in its own module and in the shared module. */
const componentsIn = ({ outputs }: Metafile) =>
  Object.values(outputs).flatMap(({ entryPoint, inputs, imports }) => {
    if (!entryPoint) return [];
    const files = [inputs, ...imports.map((imported) => outputs[imported.path]?.inputs ?? {})];
    const sources = files.flatMap(Object.keys);
    const components = sources.filter((source) => source.startsWith('components/'));
    return [[nameOf(entryPoint), components] as const];
  });

/**
 * Bundles the islands' code and the polyfills, and writes both into the export.
 *
 * @param directory folder of the export
 * @param development whether to use React's development build, which reports hydration mismatches
 */
export async function bundleIslands(directory: string, development = false) {
  const options = browserCode(development);
  const entries = (await readdir(ENTRIES)).map((file) => `${ENTRIES}/${file}`);
  const modules = await bundleModules(entries, options);
  const polyfills = await bundlePolyfills(options);
  const files = [...modules.outputFiles, ...polyfills.outputFiles];
  const digest = digestOf(files.map(({ text }) => text)).slice(0, 8);
  const folder = `${ISLANDS_FOLDER}/${digest}/`;
  await mkdir(path.join(directory, folder), { recursive: true });
  for (const { path: file, contents } of files) {
    await writeFile(path.join(directory, folder, path.basename(file)), contents);
  }
  return {
    /** Bundles the loader for a page. @param names names of the page's islands */
    loader: (names: readonly string[], basePath: string) => {
      const rooms = names.filter((name) => existsSync(`components/${name}/before-hydration.ts`));
      const imports = rooms.map(
        (name) =>
          `import { beforeHydration as ${name} } from '@/components/${name}/before-hydration';`,
      );
      const address = JSON.stringify(`${basePath}/${folder}`);
      return bundleInline(
        `import { runLoader } from '@/components/islands/loader/loader';
        ${imports.join('')}
        runLoader(${address}, { ${rooms.join(', ')} });`,
      );
    },
    /** Code of the inline script for buttons with `data-copy`. */
    copyButtons: await bundleInline("import '@/components/copying/copy-buttons';"),
    /** The source files of each island's components, by the island's name. */
    islands: new Map<string, readonly string[]>(componentsIn(modules.metafile)),
    /** Path of the modules' folder in the export, ending in a slash. The folder's name is a hash of the files. */
    folder,
    /** The source files whose code is in an island's module, in the shared module or in a polyfill. */
    sources: [...sourcesIn(modules.metafile), ...sourcesIn(polyfills.metafile)],
  };
}

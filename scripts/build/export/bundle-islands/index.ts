import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { type IslandName } from '@/components/islands/island';
import { ISLANDS_FOLDER } from '@/scripts/shared/folders';

const POLYFILLS = 'components/islands/loader/polyfills';

/** For each island, the module with what it needs before React, which exports `beforeHydration`; or `null`. */
export const islands: Readonly<Record<IslandName, string | null>> = {
  tell: null,
  carousel: '@/components/carousel/before-hydration',
  deletion: '@/components/deletion/before-hydration',
};

export type BrowserCode = Awaited<ReturnType<typeof bundleIslands>>;

/** esbuild's options for code that also runs in browsers below the supported ones. As in Next, it has no other variables. */
export const browserCode = (basePath: string, development = false): BuildOptions => ({
  bundle: true,
  minify: !development,
  charset: 'utf8',
  target: 'es2021',
  define: {
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
    'process.env.SITE_BASE_PATH': JSON.stringify(basePath),
    'process.env': '{}',
  },
  legalComments: 'none',
  logLevel: 'silent',
});

const bundleModules = (entryPoints: string[], options: BuildOptions) =>
  build({
    ...options,
    entryPoints,
    format: 'esm',
    metafile: true,
    outdir: 'modules',
    write: false,
  });

/** Bundles the source of a classic script. */
async function bundleInline(contents: string, basePath: string): Promise<string> {
  const options = { ...browserCode(basePath), stdin: { contents, resolveDir: '.' } };
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
    return [[path.parse(entryPoint).name, components] as const];
  });

/**
 * Bundles the islands and the polyfills into a folder. React's development build reports hydration mismatches.
 * @throws Error when islands share code that shared.ts does not list
 */
export async function bundleIslands(directory: string, basePath: string, development = false) {
  const options = browserCode(basePath, development);
  const entries = Object.keys(islands).map((name) => `${__dirname}/entries/${name}.ts`);
  const modules = await bundleModules(entries, {
    ...options,
    inject: [`${__dirname}/shared.ts`],
    splitting: true,
    chunkNames: 'shared',
    // This hint (WICG, explicit JavaScript compile hints) lets Chrome compile all functions while the file
    // downloads. On a slow phone, it halves the total time for compiling and running scripts.
    banner: { js: '//# allFunctionsCalledOnLoad' },
  });
  const polyfillEntries = (await readdir(POLYFILLS)).map((file) => path.join(POLYFILLS, file));
  const polyfills = await bundleModules(polyfillEntries, options);
  const files = [...modules.outputFiles, ...polyfills.outputFiles];
  const hash = createHash('sha256');
  for (const { contents } of files) hash.update(contents);
  const folder = `${ISLANDS_FOLDER}/${hash.digest('hex').slice(0, 8)}/`;
  await mkdir(path.join(directory, folder), { recursive: true });
  for (const { path: file, contents } of files) {
    await writeFile(path.join(directory, folder, path.basename(file)), contents);
  }
  return {
    /** Bundles the loader for a page. @param names names of the page's islands */
    loader: (names: readonly IslandName[]) => {
      const rooms = names.filter((name) => islands[name]);
      const imports = rooms.map(
        (name) => `import { beforeHydration as ${name} } from '${islands[name]}';`,
      );
      const address = JSON.stringify(`${basePath}/${folder}`);
      return bundleInline(
        `import { runLoader } from '@/components/islands/loader/loader';
        ${imports.join('')}
        runLoader(${address}, { ${rooms.join(', ')} });`,
        basePath,
      );
    },
    copyButtons: await bundleInline("import '@/components/copying/copy-buttons';", basePath),
    islands: new Map<string, readonly string[]>(componentsIn(modules.metafile)),
    /** Path of the modules in the export, ending in a slash. The last folder's name is a hash of the files. */
    folder,
    sources: [...sourcesIn(modules.metafile), ...sourcesIn(polyfills.metafile)],
  };
}

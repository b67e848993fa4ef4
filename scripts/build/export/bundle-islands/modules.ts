import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { esbuildTargets } from '../browser-targets';

/** Folder of the polyfills. Each file becomes a module, which lib/loader/load-polyfills.ts loads. */
const POLYFILLS = 'lib/loader/polyfills';

/** esbuild's options for code that runs in the supported browsers. */
export const browserCode = (development: boolean): BuildOptions => ({
  bundle: true,
  minify: !development,
  charset: 'utf8',
  target: esbuildTargets,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  legalComments: 'none',
  logLevel: 'silent',
});

const modules = { format: 'esm', metafile: true, outdir: 'modules', write: false } as const;

/**
 * Bundles each island into its own module, and the code that all islands share into `shared.js`.
 *
 * @throws Error when islands share code that shared.ts does not list, because esbuild then writes two files
 *   named `shared.js`
 */
export const bundleModules = (entryPoints: string[], options: BuildOptions) =>
  build({
    ...options,
    ...modules,
    entryPoints,
    inject: ['scripts/build/export/bundle-islands/shared.ts'],
    splitting: true,
    // This hint (WICG, explicit JavaScript compile hints) lets Chrome compile all functions while the file
    // downloads. On a slow phone, it halves the total time for compiling and running scripts.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    entryNames: '[name]',
    chunkNames: 'shared',
  });

/** Keeps polyfills from being bundled into each other: `import('./popover')` becomes `import('./popover.js')`. */
const importsOfFiles: Plugin = {
  name: 'imports of files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: `${file}.js`, external: true } : undefined,
    ),
};

/** Bundles each polyfill into a module. */
export const bundlePolyfills = async (options: BuildOptions) =>
  build({
    ...options,
    ...modules,
    entryPoints: (await readdir(POLYFILLS)).map((file) => path.join(POLYFILLS, file)),
    plugins: [importsOfFiles],
  });

import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Folder of the polyfills. Each file becomes a module. */
const POLYFILLS = 'components/islands/loader/polyfills';

/** Puts the words of `lib/content` into the code as they are once typeset, without the code that typesets them. */
const words: Plugin = {
  name: 'words',
  setup({ onLoad }) {
    // Playwright, whose tests bundle the islands, too, cannot import TypeScript at this point.
    const load = createRequire(__filename);
    onLoad({ filter: /[\\/]lib[\\/]words[\\/][^\\/]+\.ts$/ }, ({ path: file }) => {
      const all = Object.entries(load(file) as object);
      const lines = all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: lines.join('\n') };
    });
  },
};

/** esbuild's options for code that also runs in browsers below the supported ones. */
export const browserCode = (development: boolean): BuildOptions => ({
  bundle: true,
  minify: !development,
  charset: 'utf8',
  target: 'es2021',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  legalComments: 'none',
  logLevel: 'silent',
  plugins: [words],
});

const modules = { format: 'esm', metafile: true, outdir: 'modules', write: false } as const;

/** Bundles the islands' modules and `shared.js`. @throws Error when islands share code that shared.ts does not list */
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
    chunkNames: 'shared',
  });

/** Bundles each polyfill into a module. */
export const bundlePolyfills = async (options: BuildOptions) =>
  build({
    ...options,
    ...modules,
    entryPoints: (await readdir(POLYFILLS)).map((file) => path.join(POLYFILLS, file)),
  });

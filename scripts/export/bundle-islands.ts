import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { packagesOf } from './licenses';
import packageJson from '@/package.json';

/** Folder of the islands' code in an export; its files never change under their name. */
export const ISLANDS_FOLDER = 'islands';

/** Folder in it with copies of all, for a second try in browsers that remember the first. */
const RETRY_FOLDER = 'retry';

const ENTRIES = 'components/island/entries';

/**
 * Tells Chrome to compile a file's functions while it downloads, off the main thread: half of the
 * scripts' time and of the longest task on a slow phone (WICG, explicit JavaScript compile hints).
 * To other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Added to each of the islands' modules. */
const SHARED = 'components/island/shared.ts';
const LOADER = 'lib/loader/loader.ts';
const FALLBACKS = {
  device: 'lib/loader/fallbacks/device.ts',
  lightDismiss: 'lib/loader/fallbacks/light-dismiss.ts',
} as const;

/** `chrome >= 114` → `chrome114`, `ios_saf >= 17` → `ios17`: esbuild's names of browsers. */
const targets = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

const browserCode = (development: boolean): BuildOptions => ({
  bundle: true,
  write: false,
  minify: !development,
  charset: 'utf8',
  target: targets,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  legalComments: 'none',
  logLevel: 'silent',
});

/** The code of one island. */
export interface Island {
  /** Its modules, from the islands' folder, in the order in which they run. */
  readonly files: readonly string[];
  /** Source files with markup that it may add to the page. */
  readonly components: readonly string[];
}

/** The code that a page of the export may need. */
export interface BrowserCode {
  /** Source text of the loader, a classic script. */
  readonly loader: string;
  readonly islands: ReadonlyMap<string, Island>;
  /** Modules, from the islands' folder. */
  readonly fallbacks: Readonly<Record<keyof typeof FALLBACKS, string>>;
}

/** What was made, and of what. */
export interface Bundle extends BrowserCode {
  /** Folders of the packages whose code is in the islands' modules. */
  readonly packages: readonly string[];
}

type Outputs = Metafile['outputs'];

function outputOf(outputs: Outputs, source: string): string {
  const made = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!made) throw new Error(`esbuild has made nothing of ${source}.`);
  return made[0];
}

/** A module after all that it imports, each once; with `later`, also what it imports when it runs. */
function withImports(outputs: Outputs, file: string, later: boolean, known = new Set<string>()) {
  const imports = outputs[file]?.imports ?? [];
  for (const { path: other, kind } of imports) {
    if (known.has(other) || other === file) continue;
    if (kind === 'import-statement' || later) withImports(outputs, other, later, known);
  }
  return known.add(file);
}

/** Source files of which something is left in the modules. */
const sourcesIn = (outputs: Outputs) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : []));

const componentsIn = (outputs: Outputs, files: Iterable<string>) =>
  [...files]
    .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    .filter((source) => source.startsWith('components/'));

async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    ...browserCode(false),
    entryPoints: [LOADER],
    // The page's script wraps it in a function of its own.
    format: 'esm',
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * Bundles modules and writes them, each twice, to the islands' folder.
 *
 * @param entryPoints those that a visitor waits for, and what they share; others come later
 */
async function writeModules(
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
    const code = isAwaited ? text : text.replace(`${COMPILE_HINT}\n`, '');
    await writeFile(file, code);
    await writeFile(path.join(copies, path.basename(file)), code);
  }
  return outputs;
}

/**
 * Makes the islands' code of the same components that Next pre-renders: one
 * module an island, what islands share in modules of its own, all named by
 * their content.
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
    ...(await writeModules(directory, Object.values(FALLBACKS), options)),
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
    loader: await bundleLoader(),
    islands: new Map(entries.map((entry) => [path.parse(entry).name, island(entry)])),
    fallbacks: {
      device: name(outputOf(outputs, FALLBACKS.device)),
      lightDismiss: name(outputOf(outputs, FALLBACKS.lightDismiss)),
    },
    packages: packagesOf(sourcesIn(outputs)),
  };
}

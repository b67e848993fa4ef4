import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { ISLANDS_FOLDER } from '../../folders';

/** Each file is a module of its own; lib/loader/load-polyfills.ts names them. */
const SOURCES = 'lib/loader/polyfills';

/** Keeps imports among polyfills as imports of the neighbouring file. */
const importsOfFiles: Plugin = {
  name: 'imports of files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: `${file}.js`, external: true } : undefined,
    ),
};

/**
 * Bundles and writes the polyfills. The folder, and not each file, is named after the content, so
 * that a page contains only one such name.
 *
 * @returns the folder's path in the islands' folder, with a final slash, and what was written
 */
export async function writePolyfills(directory: string, options: BuildOptions) {
  const { outputFiles = [], metafile } = await build({
    ...options,
    entryPoints: (await readdir(SOURCES)).map((file) => path.join(SOURCES, file)),
    format: 'esm',
    metafile: true,
    plugins: [importsOfFiles],
    outdir: directory,
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = `polyfills-${hash.digest('hex').slice(0, 8)}/`;
  const target = path.join(directory, ISLANDS_FOLDER, folder);
  await mkdir(target, { recursive: true });
  for (const file of outputFiles) {
    await writeFile(path.join(target, path.basename(file.path)), file.contents);
  }
  return { folder, outputs: metafile?.outputs ?? {} };
}

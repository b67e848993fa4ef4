import { build } from 'esbuild';

/** A script of the site outside of Next's own bundles, for every browser that the site supports. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

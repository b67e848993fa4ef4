import path from 'node:path';
import { build } from 'esbuild';

/** Testing Library's queries by role and name as one expression, to be run in a page. */
export async function bundleQueries(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'page-queries.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"test"', 'process.env': '{}' },
  });
  return `(() => { ${outputFiles[0]?.text ?? ''} })()`;
}

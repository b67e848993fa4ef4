import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { browserCode, bundleIslands, islands } from '@/scripts/build/export/bundle-islands';
import { filesBelow } from '@/scripts/shared/folders';

const directory = mkdtempSync(path.join(tmpdir(), 'export-'));
const bundled = bundleIslands(directory, '/sub');
afterAll(() => rmSync(directory, { recursive: true }));

const modules = [...Object.keys(islands), 'shared'].map((name) => `${name}.js`);
const read = async (name: string) =>
  readFileSync(path.join(directory, (await bundled).folder, name), 'utf8');

it.each(modules)('the module %s begins with the hint to compile all functions', async (name) => {
  expect(await read(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it.each([
  ['tell.js', 66_000],
  ['carousel.js', 78_000],
  ['deletion.js', 91_500],
])('the compressed code of %s and the shared module has at most %d bytes', async (name, limit) => {
  const [own, shared] = [await read(name), await read('shared.js')].map(
    (code) => brotliCompressSync(code).length,
  );
  expect(own! + shared!).toBeLessThanOrEqual(limit);
});

it('the modules contain no words of the owner and no code that reads or typesets them', async () => {
  const { sources } = await bundled;
  expect(
    sources.filter((source) => /^lib\/(?!browser\/|brand\/layout)|typograf/.test(source)),
  ).toEqual([]);
});

it('an island knows the sub-path, and other variables of the build are undefined in it', async () => {
  const contents = `import { sitePath } from '@/lib/browser/urls/site-urls';
    [sitePath('/help/'), process.env.PATH].join();`;
  const stdin = { contents, resolveDir: '.' };
  const options = { ...browserCode('/sub'), stdin, format: 'esm' } as const;
  const { outputFiles } = await build({ ...options, write: false });

  expect(runInNewContext(outputFiles![0]!.text)).toBe('/sub/help/,');
});

it('all modules, including polyfills, are in a folder whose name is a hash', async () => {
  const { folder } = await bundled;

  expect(folder).toMatch(/^islands\/[a-f0-9]{8}\/$/);
  expect(filesBelow(path.join(directory, folder))).toEqual(
    [...modules, 'backdrop.js', 'device.js'].sort(),
  );
});

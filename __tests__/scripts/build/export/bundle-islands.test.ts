import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleIslands, islands } from '@/scripts/build/export/bundle-islands';
import { filesBelow } from '@/scripts/shared/files-below';

const directory = mkdtempSync(path.join(tmpdir(), 'export-'));
let folder: string;

beforeAll(async () => {
  folder = (await bundleIslands(directory)).folder;
});
afterAll(() => rmSync(directory, { recursive: true }));

const modules = [...Object.keys(islands), 'shared'].map((name) => `${name}.js`);
const read = (name: string) => readFileSync(path.join(directory, folder, name), 'utf8');

it.each(modules)('the module %s begins with the hint to compile all functions', (name) => {
  expect(read(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it.each([
  ['tell.js', 66_000],
  ['carousel.js', 78_000],
  ['deletion.js', 94_600],
])('the compressed code of %s and the shared module has at most %d bytes', (name, limit) => {
  const sizes = [name, 'shared.js'].map((file) => brotliCompressSync(read(file)).length);
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(limit);
});

it('all modules, including polyfills, are in a folder whose name is a hash', () => {
  const polyfills = ['backdrop.js', 'device.js'];

  expect(folder).toMatch(/^islands\/[a-f0-9]{8}\/$/);
  expect(filesBelow(path.join(directory, folder))).toEqual([...modules, ...polyfills].sort());
});

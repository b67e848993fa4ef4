import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands, type BrowserCode, ENTRIES } from '@/scripts/build/export/bundle-islands';

let directory: string;
let code: BrowserCode;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
  code = await bundleIslands(directory);
});
afterAll(() => rm(directory, { recursive: true }));

const names = readdirSync(ENTRIES).map((file) => path.parse(file).name);
const polyfills = readdirSync('lib/loader/polyfills').map((file) => path.parse(file).name);
const filesIn = async (folder: string) =>
  (await readdir(path.join(directory, folder))).filter((file) => file.endsWith('.js')).sort();
const textOf = (name: string) => readFile(path.join(directory, code.folder, name), 'utf8');

it.each(names)('the module of the island «%s» imports only the shared module', async (name) => {
  const imports = (await textOf(`${name}.js`)).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g);
  expect(new Set(Array.from(imports, ([, other]) => other))).toEqual(new Set(['shared.js']));
});

it('all modules are in a folder whose name is a hash, and the modules of islands have copies for a retry', async () => {
  const islands = [...names, 'shared'].map((name) => `${name}.js`).sort();
  const all = [...islands, ...polyfills.map((name) => `${name}.js`)].sort();
  expect(code.folder).toMatch(/^islands\/[a-f0-9]{8}\/$/);
  expect(await filesIn(code.folder)).toEqual(all);
  expect(await filesIn(`${code.folder}retry`)).toEqual(islands);
});

it('each island’s module begins with the hint to compile all functions while it loads', async () => {
  for (const name of [...names, 'shared']) {
    expect(await textOf(`${name}.js`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it('the script for copy buttons writes to the clipboard', () => {
  expect(code.copyButtons).toContain('clipboard.writeText');
});

it('the loader requests the modules from their folder below the site’s sub-path', async () => {
  expect(await code.loader(['share'], '/slovar')).toContain(`"/slovar/${code.folder}"`);
});

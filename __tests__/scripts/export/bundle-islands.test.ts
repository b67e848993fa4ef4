import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands, type BrowserCode, ENTRIES } from '@/scripts/export/bundle-islands';

let directory: string;
let code: BrowserCode;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
  code = await bundleIslands(directory);
});
afterAll(() => rm(directory, { recursive: true }));

const names = readdirSync(ENTRIES).map((file) => path.parse(file).name);
const filesOf = (name: string) => code.islands.get(name)?.files ?? [];
const textOf = (file: string) => readFile(path.join(directory, 'islands', file), 'utf8');
const filesIn = async (folder: string) =>
  (await readdir(path.join(directory, folder))).filter((file) => file.endsWith('.js')).sort();

it.each(names)(
  '%s comes in at most three files, each after all that it imports, its own last',
  async (name) => {
    const files = filesOf(name);
    expect(files.length).toBeLessThanOrEqual(3);
    expect(files.at(-1)).toMatch(new RegExp(`^${name}-`));
    for (const [index, file] of files.entries()) {
      const imports = (await textOf(file)).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g);
      const others = [...imports].map(([, other]) => other);
      expect(files.slice(0, index)).toEqual(expect.arrayContaining(others));
    }
  },
);

it('islands share a module', () => {
  const [first = [], ...others] = names.map(filesOf);

  expect(first.some((file) => others.every((files) => files.includes(file)))).toBe(true);
});

it('what a visitor waits for begins with the hint to compile it while it comes, what a form imports later does not', async () => {
  const awaited = names.flatMap(filesOf);
  const files = await filesIn('islands');

  expect(files).toEqual(expect.arrayContaining(awaited));
  expect(files.length).toBeGreaterThan(new Set(awaited).size);
  for (const file of files) {
    const isHinted = (await textOf(file)).startsWith('//# allFunctionsCalledOnLoad\n');
    expect([file, isHinted]).toEqual([file, awaited.includes(file)]);
  }
});

it('every polyfill lies in a folder that has a name for its content', async () => {
  expect(code.polyfills).toMatch(/^polyfills-[a-f0-9]{8}\/$/);
  const names = (await readdir('lib/loader/polyfills')).map((file) => file.replace('.ts', '.js'));
  expect(await filesIn(path.join('islands', code.polyfills))).toEqual(names.sort());
});

it('every file has a name for its content and a copy for a second try', async () => {
  const files = await filesIn('islands');

  for (const file of files) expect(file).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  expect(await filesIn('islands/retry')).toEqual(files);
});

/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands, type BrowserCode } from '@/scripts/export/bundle-islands';

let directory: string;
let code: BrowserCode;
let development: BrowserCode;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
  code = await bundleIslands(directory);
  development = await bundleIslands(path.join(directory, 'development'), true);
});
afterAll(() => rm(directory, { recursive: true }));

const filesOf = (name: string) => code.islands.get(name)?.files ?? [];

const textOf = (file: string, build = '') =>
  readFile(path.join(directory, build, 'islands', file), 'utf8');

const filesIn = async (folder: string) =>
  (await readdir(path.join(directory, folder))).filter((file) => file.endsWith('.js')).sort();

/** Modules that a module cannot run without. */
const importsOf = async (file: string) =>
  [...(await textOf(file)).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)].map(
    ([, other]) => other,
  );

const names = ['carousel', 'deletion', 'share'];

it('there are the three islands', () => {
  expect([...code.islands.keys()].sort()).toEqual(names);
});

describe.each(names)('%s', (name) => {
  it('runs each of its modules after all that the module imports, its own last', async () => {
    const files = filesOf(name);
    const run = new Set<string | undefined>();
    for (const file of files) {
      expect([...run]).toEqual(expect.arrayContaining(await importsOf(file)));
      run.add(file);
    }

    expect(files.at(-1)).toMatch(new RegExp(`^${name}-`));
    expect(run.size).toBe(files.length);
  });

  it('exports what the loader starts it by', async () => {
    expect(await textOf(filesOf(name).at(-1) ?? '')).toMatch(/export\{\w+ as start\}/);
  });
});

it('islands share React', () => {
  const [first = [], ...others] = names.map(filesOf);

  expect(first.filter((file) => others.every((files) => files.includes(file)))).not.toEqual([]);
});

it('an island comes in at most three files', () => {
  for (const name of names) expect(filesOf(name).length).toBeLessThanOrEqual(3);
});

it('the modules of islands begin with the hint to compile them while they come', async () => {
  for (const file of names.flatMap(filesOf)) {
    expect(await textOf(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it('every file carries the hash of its content in its name', async () => {
  for (const file of await filesIn('islands')) {
    expect(file).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  }
});

it('of every file there is a copy for a second try', async () => {
  expect(await filesIn('islands/retry')).toEqual(await filesIn('islands'));
});

it('the fallbacks are among the files', async () => {
  expect(await filesIn('islands')).toEqual(expect.arrayContaining(Object.values(code.fallbacks)));
});

it('an island’s components are those that it may add, its dialogs’ too, and no others', () => {
  const components = (name: string) => code.islands.get(name)?.components;

  expect(components('deletion')).toEqual(
    expect.arrayContaining([
      'components/deletion/deletion-form.tsx',
      'components/deletion/notice-dialog.tsx',
    ]),
  );
  expect(
    components('share')?.filter((file) => !/^components\/(share|island|ui)\//.test(file)),
  ).toEqual([]);
});

it('the loader is a script that stands by itself', () => {
  expect(() => new Function('loaderSettings', code.loader)).not.toThrow();
});

it('the development build has React that complains', async () => {
  const files = development.islands.get('share')?.files ?? [];
  const texts = await Promise.all(files.map((file) => textOf(file, 'development')));

  expect(texts.join('\n')).toContain('react-dom-client.development.js');
});

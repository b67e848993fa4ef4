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

it.each(names)(
  '%s runs each of its modules after all that it imports, its own last',
  async (name) => {
    const files = filesOf(name);
    const run = new Set<string | undefined>();
    for (const file of files) {
      expect([...run]).toEqual(expect.arrayContaining(await importsOf(file)));
      run.add(file);
    }

    expect(files.at(-1)).toMatch(new RegExp(`^${name}-`));
    expect(run.size).toBe(files.length);
  },
);

it('islands share React, and each comes in at most three files', () => {
  const [first = [], ...others] = names.map(filesOf);

  expect(first.filter((file) => others.every((files) => files.includes(file)))).not.toEqual([]);
  for (const name of names) expect(filesOf(name).length).toBeLessThanOrEqual(3);
});

it('the modules of islands begin with the hint to compile them while they come', async () => {
  for (const file of names.flatMap(filesOf)) {
    expect(await textOf(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it('every file, also the fallbacks, has a name for its content and a copy for a second try', async () => {
  const files = await filesIn('islands');

  expect(files).toEqual(expect.arrayContaining(Object.values(code.fallbacks)));
  for (const file of files) expect(file).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  expect(await filesIn('islands/retry')).toEqual(files);
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

it('the development build has React that complains', async () => {
  const files = development.islands.get('share')?.files ?? [];
  const texts = await Promise.all(files.map((file) => textOf(file, 'development')));

  expect(texts.join('\n')).toContain('react-dom-client.development.js');
});

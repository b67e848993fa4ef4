/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePolicies } from '@/scripts/post-export/write-policies';

const settings = { apiUrl: '', basePath: '' };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterEach(() => rm(directory, { recursive: true }));

const good = '<html><head><meta charset="utf-8"><title>A</title></head></html>';
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
  await writeFile(path.join(directory, name), text);
};

it('gives a policy to the pages of every folder and leaves other files alone', async () => {
  await write('index.html', good);
  await write('help/index.html', good);
  await write('help/index.txt', good);

  expect(await writePolicies(directory, settings)).toBe(2);
  const read = (name: string) => readFile(path.join(directory, name), 'utf8');
  expect(await read('help/index.html')).toContain('Content-Security-Policy');
  expect(await read('help/index.txt')).toBe(good);
});

it('stops with a sentence that names the page', async () => {
  await write('help/index.html', '<html><head></head></html>');

  await expect(writePolicies(directory, settings)).rejects.toThrow(
    `${path.join(directory, 'help', 'index.html')} cannot have a Content-Security-Policy. The head does not begin with <meta charset>.`,
  );
});

it('stops when there is no export', async () => {
  await expect(writePolicies(path.join(directory, 'none'), settings)).rejects.toThrow(
    'Run next build first.',
  );
});

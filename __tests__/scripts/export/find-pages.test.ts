/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTree } from '../../support/write-tree';
import { findPages } from '@/scripts/export/find-pages';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('finds the pages of every folder and no other files', async () => {
  await writeTree(directory, ['index.html', 'help/index.html', 'help/index.txt', 'og.jpg']);

  expect(await findPages(directory)).toEqual([path.join('help', 'index.html'), 'index.html']);
});

it.each(['', 'none'])('stops with a sentence when there is none in «%s»', async (folder) => {
  await expect(findPages(path.join(directory, folder))).rejects.toThrow('Run next build first.');
});

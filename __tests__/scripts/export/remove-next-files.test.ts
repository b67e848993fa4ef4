/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTree } from '../../support/write-tree';
import { removeNextFiles } from '@/scripts/export/remove-next-files';

const kept = ['help/index.html', 'index.html', 'islands/share-A.js', 'robots.txt'];

const nexts = [
  '__next._full.txt',
  '_next/static/chunks/a.js',
  '_not-found/index.html',
  'help/__next._tree.txt',
  'help/__next.help/__PAGE__.txt',
  'help/index.txt',
  'index.txt',
];

it('removes what only Next’s runtime asks for, in every folder', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'export-'));
  await writeTree(directory, [...kept, ...nexts]);

  await removeNextFiles(directory);

  const left = await readdir(directory, { recursive: true });
  await rm(directory, { recursive: true });
  expect(left.sort()).toEqual([...kept, 'help', 'islands'].map(path.normalize).sort());
});

/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreOwnFiles } from '@/scripts/export/own-files';
import { removeNextFiles } from '@/scripts/export/remove-next';

let root: string;
let own: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'own-'));
  [own, out] = [path.join(root, 'own'), path.join(root, 'out')];
});
afterEach(() => rm(root, { recursive: true }));

async function lay(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

it('the framework’s files go, and the owner’s of the same names stay', async () => {
  const owners = { 'index.txt': 'Заметка', 'notes/__next.txt': 'Далее' };
  await lay(own, owners);
  await lay(out, {
    ...owners,
    'help/index.txt': 'data',
    'help/index.html': 'page',
    '_next/a.js': '',
    '_not-found/index.html': '',
    '__next._full.txt': '',
  });
  await removeNextFiles(out, own);

  for (const name of [...Object.keys(owners), 'help/index.html']) {
    expect(existsSync(path.join(out, name))).toBe(true);
  }
  for (const name of ['help/index.txt', '_next', '_not-found', '__next._full.txt']) {
    expect(existsSync(path.join(out, name))).toBe(false);
  }
});

it('a file of the owner’s in whose place the build has put its own goes out, and that is said', async () => {
  await lay(own, { 'help/index.html': 'own', 'a.txt': 'own', 'robots.txt': 'own' });
  await lay(out, { 'help/index.html': 'built', 'a.txt': 'own', 'robots.txt': 'built' });

  expect(await restoreOwnFiles(own, out, ['robots.txt'])).toEqual([
    'public/help/index.html: на сайте ваш файл вместо того, что делает сборка.',
  ]);
  expect(readFileSync(path.join(out, 'help/index.html'), 'utf8')).toBe('own');
  expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toBe('built');
});

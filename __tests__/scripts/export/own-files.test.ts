import { existsSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../../support/temporary-folder';
import { restoreOwnFiles } from '@/scripts/export/own-files';
import { removeNextFiles } from '@/scripts/export/remove-next';

const { at, lay } = temporaryFolder();

function layAll(folder: 'own' | 'out', files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) lay(`${folder}/${name}`, text);
}

it('the framework’s files go, and the owner’s of the same names stay', async () => {
  const owners = { 'index.txt': 'Заметка', 'notes/__next.txt': 'Далее' };
  layAll('own', owners);
  layAll('out', {
    ...owners,
    'help/index.txt': 'data',
    'help/index.html': 'page',
    '_next/a.js': '',
    '_not-found/index.html': '',
    '__next._full.txt': '',
  });
  await removeNextFiles(at('out'), at('own'));

  for (const name of [...Object.keys(owners), 'help/index.html']) {
    expect(existsSync(at(`out/${name}`))).toBe(true);
  }
  for (const name of ['help/index.txt', '_next', '_not-found', '__next._full.txt']) {
    expect(existsSync(at(`out/${name}`))).toBe(false);
  }
});

it('a file of the owner’s in whose place the build has put its own goes out, and that is said', async () => {
  layAll('own', { 'help/index.html': 'own', 'a.txt': 'own', 'robots.txt': 'own' });
  layAll('out', { 'help/index.html': 'built', 'a.txt': 'own', 'robots.txt': 'built' });

  expect(await restoreOwnFiles(at('own'), at('out'), ['robots.txt'])).toEqual([
    'public/help/index.html: на сайте ваш файл вместо того, что делает сборка.',
  ]);
  expect(readFileSync(at('out/help/index.html'), 'utf8')).toBe('own');
  expect(readFileSync(at('out/robots.txt'), 'utf8')).toBe('built');
});

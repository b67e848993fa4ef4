import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../support/temporary-folder';
import { restoreOwnFiles } from '@/scripts/export/own-files';

const { at, lay } = temporaryFolder();

it('a file of the owner’s in whose place the build has put its own goes out, and that is said', async () => {
  for (const name of ['help/index.html', 'a.txt', 'robots.txt']) {
    lay(`own/${name}`, 'own');
    lay(`out/${name}`, name === 'a.txt' ? 'own' : 'built');
  }

  expect(await restoreOwnFiles(at('own'), at('out'), ['robots.txt'])).toEqual([
    'public/help/index.html: на сайте ваш файл вместо того, что делает сборка.',
  ]);
  expect(readFileSync(at('out/help/index.html'), 'utf8')).toBe('own');
  expect(readFileSync(at('out/robots.txt'), 'utf8')).toBe('built');
});

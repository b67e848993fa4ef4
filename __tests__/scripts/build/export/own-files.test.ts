import { readFileSync } from 'node:fs';
import { lay } from '../../../support/temporary-folder';
import { placeOwnFiles } from '@/scripts/build/export/own-files';
import { filesBelow } from '@/scripts/shared/folders';

const place = (above: Record<string, string> = {}) => placeOwnFiles('own', 'out', above);

it('what systems and programs leave in folders is removed from the export', async () => {
  const junk = 'Thumbs.db .DS_Store a/desktop.ini ~$a.xlsx a.exe.part ._a.png a.exe~'.split(' ');
  for (const name of junk.flatMap((one) => [`own/${one}`, `out/${one}`])) lay(name, 'junk');

  expect(await place()).toEqual([]);
  expect(filesBelow('out')).toEqual([]);
});

it.each(['help/index.html', 'index.txt'])('the owner’s %s replaces another file', async (name) => {
  lay(`own/${name}`, 'own');
  lay('out/help/index.html', 'built');

  expect(await place()).toEqual([expect.stringMatching(`${name}: на сайте ваш файл, [^.]*\\.$`)]);
  expect(readFileSync(`out/${name}`, 'utf8')).toBe('own');
  expect(await place()).toEqual([]);
});

it('the owner’s .htaccess is appended byte for byte to the built .htaccess, but without a byte order mark', async () => {
  // «# да» in windows-1251.
  const own = Buffer.from([0x23, 0x20, 0xe4, 0xe0, 0x0d, 0x0a]);
  lay('own/.htaccess', Buffer.concat([Buffer.from('\ufeff'), own]));
  lay('out/.htaccess', 'ours\n');

  expect(await place({ '.htaccess': 'ours\n' })).toEqual([
    expect.stringMatching(/\.htaccess: на сайте сначала наши строки, потом ваши\.$/),
  ]);
  expect(readFileSync('out/.htaccess')).toEqual(Buffer.concat([Buffer.from('ours\n\n'), own]));
});

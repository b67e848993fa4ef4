import fs from 'node:fs';
import { fullSite } from '../../support/site';
import { lay } from '../../support/temporary-folder';
import { checkInstallers, offeredInstallers } from '@/lib/programs/installers';
import { fileSize } from '@/lib/text/in-words';

it.each([
  [900, '0,9_КБ'],
  [1024 * 1024, '1_МБ'],
  [12_900_000, '12,3_МБ'],
  [1024 ** 3 * 1.5, '1,5_ГБ'],
])('%d bytes are written as «%s», where «_» stands for a no-break space', (bytes, words) => {
  expect(fileSize(bytes).replaceAll('\u00a0', '_')).toBe(words);
});

const windowsWith = (...files: string[]) => {
  const releases = files.map((file, index) => {
    const installer = file ? { file, signedBy: '' } : undefined;
    return { version: `${files.length - index}`, date: '', changes: [], installer };
  });
  return { ...fullSite.windows!, releases };
};

it('the two newest releases with an installer are offered, measured from their files', () => {
  for (const name of ['a', 'b', 'c']) lay(`public/downloads/${name}.exe`, 'abc');
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(offeredInstallers(windowsWith('', 'a.exe', 'b.exe', 'c.exe'))).toMatchObject([
    { version: '3', file: 'a.exe', bytes: 3, sha256, isPlaceholder: false },
    { version: '2', file: 'b.exe' },
  ]);
});

it('an installer is read once, and again if the file has changed', () => {
  const read = jest.spyOn(fs, 'readFileSync');
  const bytes = () => offeredInstallers(windowsWith('a.exe'))[0]?.bytes;
  lay('public/downloads/a.exe', 'a');
  expect([bytes(), bytes()]).toEqual([1, 1]);

  lay('public/downloads/a.exe', 'abc');
  fs.utimesSync('public/downloads/a.exe', 0, 0);
  expect([bytes(), bytes()]).toEqual([3, 3]);
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  ['a.exe', ''],
  ['a.exe', '<!doctype html>'],
  ['a.MSI', 'version https://git-lfs.github.com/spec/v1'],
  ['a.zip', 'MZ'],
  ['a.msix', 'Rar!'],
])('an installer %s that begins with «%s» is refused', (file, content) => {
  lay(`public/downloads/${file}`, content);

  expect(() => checkInstallers(windowsWith(file))).toThrow(
    `lib/content/site.json, windows.releases, версия 1, installer.file: файл ${file} пуст, повреждён`,
  );
});

it('installers of every type are accepted, but not the same content for two versions', () => {
  const msi = Buffer.from('d0cf11e0', 'hex');
  const files = { 'a.EXE': 'MZ', 'b.msi': msi, 'c.zip': 'PK', 'd.msix': 'PK 2', 'e.exe': 'MZ' };
  for (const [name, content] of Object.entries(files)) lay(`public/downloads/${name}`, content);
  const check = (...names: string[]) => checkInstallers(windowsWith(...names));

  expect(() => check('a.EXE', 'b.msi')).not.toThrow();
  expect(() => check('c.zip', 'd.msix')).not.toThrow();
  expect(() => check('a.EXE', 'e.exe')).toThrow(
    'версия 2, installer.file: внутри тот же файл, что у версии 1',
  );
});

import { partsOf } from '../../support/markup';
import { DownloadLine } from '@/components/windows/download-line';
import { FileFacts } from '@/components/windows/file-facts';
import { InstallSteps } from '@/components/windows/install-steps';
import { changesPage } from '@/lib/content/changes-page';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

const DAY = '2026-11-20';
const installer = {
  ...{ version: '1.10', date: DAY, file: 'Setup-1.10.exe', signedBy: 'А' },
  ...{ bytes: 2_000, sha256: 'a1', isPlaceholder: false },
};
const size = fileSize(installer.bytes);
const install = {
  title: 'Установка',
  first: { title: 'Впервые', installer: ['Откройте файл.'], archive: ['Распакуйте архив.'] },
};
const upgrade = { title: 'Новая версия', steps: ['Закройте программу.'] };

it.each([
  ['the prices, size and date', DAY, false, ['0 ₽', '9 ₽'], [size, '', longDate(DAY)]],
  ['only the size if prices and date are unknown', '', false, [], [size]],
  ['no size if the installer is only a placeholder', '', true, ['199 ₽'], []],
])(
  'beside the download button, the Windows page shows %s',
  (_, date, isPlaceholder, prices, rest) => {
    const file = { ...installer, date, isPlaceholder };
    const line = <DownloadLine installer={file} prices={prices} note="" />;

    const link = [
      `${routes.changes}#windows-1.10`,
      fillIn(changesPage.version, { version: installer.version }),
    ];
    expect(partsOf(line, 'a@href a li time')).toEqual([...link, ...prices, ...rest]);
  },
);

const { name, signature, checksum, smartScreen, check, ...words } = windows.file;

it.each([
  ['shows a SmartScreen warning if the installer is unsigned', false, [smartScreen]],
  ['shows no SmartScreen warning if the installer is only a placeholder', true, []],
])('the Windows page %s', (_, isPlaceholder, warning) => {
  const unsigned = { ...installer, signedBy: '', isPlaceholder };
  const facts = <FileFacts installer={unsigned} former={undefined} requirements="" />;

  expect(partsOf(facts, 'p')).toEqual([name, signature, checksum, ...warning, check]);
});

const former = { ...installer, file: 'a-0.9.exe', sha256: 'b', version: '0.9' };
const facts = <FileFacts {...{ installer, former }} requirements="Windows 10" />;

it('the Windows page shows the checksums and a command for checking the installer', () => {
  const command = `${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`;

  expect(partsOf(facts, 'p code')).toEqual([
    ...[words.requirements, name, signature, checksum, installer.sha256],
    ...[fillIn(words.former, { version: '0.9' }), 'b', check, expect.stringContaining(command)],
  ]);
});

it('on the Windows page, `data-copy` of each copy button is the id of the text to copy', () => {
  expect(partsOf(facts, 'button@data-copy')).toEqual(partsOf(facts, 'code@id').filter(Boolean));
});

it.each([
  ['an installer’s steps if the file is an .exe', 'a-1.0.exe', install, 'Откройте файл.'],
  ['an archive’s steps if the file is a .zip', 'a-1.0.zip', install, 'Распакуйте архив.'],
  ['how to update if there are words for it', 'a.exe', { ...install, upgrade }, 'Откройте файл.'],
])('the installation section shows %s', (_, file, words, step) => {
  const parts = partsOf(<InstallSteps words={words} file={file} />, 'h3 li');

  expect(parts).toEqual([
    ...['Впервые', step],
    ...(words === install ? [] : ['Новая версия', 'Закройте программу.']),
  ]);
});

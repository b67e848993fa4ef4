import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { DownloadLine } from '@/components/windows/download';
import { InstallerFile, InstallSteps } from '@/components/windows/installer';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { fileSize, longDate } from '@/lib/text/in-words';
import { changesPage } from '@/lib/words/changes-page';
import { windows } from '@/lib/words/windows';

const DAY = '2026-11-20';
const installer = {
  ...{ version: '1.10', date: DAY, file: 'Setup-1.10.exe', signedBy: 'А' },
  ...{ bytes: 2_000, sha256: 'a1', isPlaceholder: false },
};
const size = fileSize(installer.bytes);

it.each([
  ['the prices, size and date', DAY, false, ['0 ₽', '9 ₽'], [size, '', longDate(DAY)]],
  ['only the size if prices and date are unknown', '', false, [], [size]],
  ['no size if the installer is only a placeholder', '', true, ['199 ₽'], []],
])('at the download button, the Windows page shows %s', (_, date, isPlaceholder, texts, rest) => {
  const prices = texts.map((text) => ({ text, amount: '', currency: 'RUB' }));
  const site = { windows: { ...fullSite.windows!, prices } };
  const line = <DownloadLine site={site} installer={{ ...installer, date, isPlaceholder }} />;
  const version = fillIn(changesPage.version, { version: '1.10' });

  expect(partsOf(line, 'a@href a li time')).toEqual([
    ...['', `${routes.changes}#windows-1.10`, version, ...texts, ...rest],
  ]);
});

const { name, signature, checksum, smartScreen, check, ...words } = windows.file;

it.each([
  ['shows a SmartScreen warning if the installer is unsigned', false, [smartScreen]],
  ['shows no SmartScreen warning if the installer is only a placeholder', true, []],
])('the Windows page %s', (_, isPlaceholder, warning) => {
  const unsigned = { ...installer, signedBy: '', isPlaceholder };
  const facts = <InstallerFile installer={unsigned} former={undefined} requirements="" />;

  expect(partsOf(facts, 'p')).toEqual([name, signature, checksum, ...warning, check]);
});

const former = { ...installer, file: 'a-0.9.exe', sha256: 'b', version: '0.9' };

it('the Windows page shows, and lets visitors copy, the checksum and a command for checking it', () => {
  const facts = <InstallerFile installer={installer} former={former} requirements="Windows 10" />;
  const command = `${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`;

  expect(partsOf(facts, 'p code')).toEqual([
    ...[words.requirements, name, signature, checksum, installer.sha256],
    ...[fillIn(words.former, { version: '0.9' }), 'b', check, expect.stringContaining(command)],
  ]);
  expect(partsOf(facts, 'button@data-copy')).toEqual(partsOf(facts, 'code@id').filter(Boolean));
});

const upgrade = { title: 'Новая версия', steps: ['Закройте программу.'] };
const update = [upgrade.title, ...upgrade.steps];

it.each([
  ['an archive’s steps if the file is a .zip', 'a-1.0.zip', {}, ['Распакуйте архив.']],
  ['an installer’s steps, and how to update', 'a.exe', { upgrade }, ['Откройте файл.', ...update]],
])('the installation section shows %s', (_, file, more, shown) => {
  const first = { title: 'Впервые', installer: ['Откройте файл.'], archive: ['Распакуйте архив.'] };
  const steps = <InstallSteps words={{ title: 'Установка', first, ...more }} file={file} />;

  expect(partsOf(steps, 'h3 li')).toEqual(['Впервые', ...shown]);
});

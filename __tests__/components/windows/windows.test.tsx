import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { buttonStyle } from '@/components/ui/action-style';
import { DownloadLine } from '@/components/windows/download';
import { InstallerFile, InstallSteps } from '@/components/windows/installer';
import { sitePath } from '@/lib/browser/urls/site-urls';
import { downloadPath, routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { fileSize } from '@/lib/text/in-words';
import { changesPage } from '@/lib/words/changes-page';
import { windows } from '@/lib/words/windows';

const DAY = '2026-11-20';
const installer = {
  ...{ version: '1.10', date: '', changes: [], file: 'Setup-1.10.exe', signedBy: '' },
  ...{ bytes: 2_000, beginning: 'MZ', sha256: 'a1', isPlaceholder: false },
};
const size = fileSize(installer.bytes);
const version = fillIn(changesPage.version, { version: '1.10' });
const link = ['', `${routes.changes}#windows-1.10`, version];
const described = { date: DAY, changes: [{ kind: 'new' as const, text: 'Иконка' }] };
const { primaryOn, secondary } = buttonStyle;
const note = windows.placeholderNote ? [windows.placeholderNote] : [];

it.each([
  ['a link to the changes, the date', described, primaryOn.windows, link, [size, '', DAY]],
  ['the version as text if its changes are unknown', {}, primaryOn.windows, [version], [size]],
  ['a note for a placeholder', { isPlaceholder: true }, secondary, [version], note],
])('at its download form, the Windows page shows %s', (_, own, style, first, last) => {
  const prices = ['0 ₽', '9 ₽'].map((text) => ({ text, amount: '', currency: 'RUB' }));
  const site = { windows: { ...fullSite.windows!, prices } };
  const line = <DownloadLine site={site} installer={{ ...installer, ...own }} />;

  const parts = 'form@method form@action button@class a@href a li time@datetime p';
  expect(partsOf(line, parts)).toEqual([
    ...['get', sitePath(downloadPath(installer.file)), style, ...first, '0 ₽', '9 ₽', ...last],
  ]);
});

const { name, signature, checksum, smartScreen, check, ...words } = windows.file;

it('the Windows page shows a SmartScreen warning if the installer is unsigned', () => {
  const facts = <InstallerFile installer={installer} requirements="" />;

  expect(partsOf(facts, 'p')).toEqual(
    [name, signature, checksum, smartScreen, check].filter(Boolean),
  );
});

const signed = { ...installer, signedBy: 'А' };
const former = { ...signed, file: 'a-0.9.exe', sha256: 'b', version: '0.9' };

it('the Windows page links to both files, and lets visitors copy the checksum and a command that checks it', () => {
  const facts = <InstallerFile installer={signed} former={former} requirements="Windows 10" />;
  const command = `${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`;

  const [link, formerLink] = [signed, former].map(({ file }) => sitePath(downloadPath(file)));

  expect(partsOf(facts, 'p a@href code')).toEqual([
    ...[words.requirements, name, link, signature, checksum, installer.sha256],
    ...[fillIn(words.former, { version: '0.9' }), formerLink, 'b', check],
    expect.stringContaining(command),
  ]);
  expect(partsOf(facts, 'button@data-copy')).toEqual(partsOf(facts, 'code@id').filter(Boolean));
});

const upgrade = { title: 'Новая версия', steps: ['Закройте программу.'] };
const first = { title: 'Впервые', installer: [], archive: [] };
const update = [upgrade.title, ...upgrade.steps];

it.each([
  ['an archive’s steps if the file is a .zip', 'a-1.0.zip', {}, ['Впервые', 'Распакуйте архив.']],
  ['an installer’s steps, and how to update', 'a.exe', { upgrade }, ['Впервые', 'Шаг.', ...update]],
  ['only how to update if there are no other steps', 'a.zip', { upgrade, first }, update],
  ['nothing without steps', 'a.zip', { first }, []],
])('the installation section shows %s', (_, file, more, shown) => {
  const all = { title: 'Впервые', installer: ['Шаг.'], archive: ['Распакуйте архив.'] };
  const words = { title: 'Установка', first: all, ...more };
  const steps = <InstallSteps words={words} file={file} />;

  expect(partsOf(steps, 'h2 h3 li')).toEqual([...(shown[0] ? ['Установка'] : []), ...shown]);
});

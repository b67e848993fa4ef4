import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { DownloadLine } from '@/components/windows/download-line';
import { FileFacts } from '@/components/windows/file-facts';
import { InstallSteps } from '@/components/windows/install-steps';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

const installer = { ...fullProduct.windows.installer, isPlaceholder: false };
const size = fileSize(installer.bytes);
const words = windows.file;
const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['the price, size and date', '2026-11-20', '199 ₽', ['199 ₽', size, '', longDate('2026-11-20')]],
  ['only the size if date and price are unknown', '', '', [size]],
])(
  'beside the download button, the page shows a link to the version’s changes and %s',
  (_, date, price, facts) => {
    const release = { version: '1.10', date };
    const line = <DownloadLine {...{ release, installer, price }} note="" />;

    expect(partsOf(line, 'a@href a li time')).toEqual([
      `${routes.changes}#windows-1.10`,
      expect.stringMatching(/\s1\.10(\s|$)/),
      ...facts,
    ]);
  },
);

it('a signed installer is shown without a warning, and both it and the previous version have a link and a checksum', () => {
  const earlier = { ...installer, file: 'a-0.9.exe', sha256: 'b', version: '0.9' };
  const program = { requirements: 'Windows 10', former: earlier };

  const parts = partsOf(<FileFacts {...{ installer, program }} />, 'p li a@href code');
  expect(parts.filter(Boolean)).toEqual([
    ...['Windows 10', words.requirements, words.name, `/downloads/${installer.file}`],
    ...[installer.signedBy, words.signature, words.checksum, installer.sha256],
    ...[expect.stringContaining(size), fillIn(words.former, { version: '0.9' })],
    ...['/downloads/a-0.9.exe', 'b', words.check],
    expect.stringContaining(`${installer.file}" -Algorithm SHA256).Hash -eq "${installer.sha256}"`),
  ]);
});

it.each([
  ['installer is shown with the warning', false, [words.smartScreen]],
  ['placeholder is shown without a warning', true, []],
])('an unsigned %s about Windows SmartScreen', (_, isPlaceholder, warning) => {
  const unsigned = { ...installer, signedBy: '', isPlaceholder };
  const facts = <FileFacts installer={unsigned} program={{ requirements: '' }} />;

  const rows = [words.name, words.signature, words.checksum];
  expect(partsOf(facts, 'p')).toEqual([...rows, ...warning, words.check]);
});

it('copy buttons copy the checksum and the command for checking it', () => {
  const facts = <FileFacts installer={installer} program={{ requirements: '' }} />;
  const ids = partsOf(facts, 'code@id');

  expect(ids).not.toContain(undefined);
  expect(partsOf(facts, 'button@data-copy')).toEqual(ids);
});

it.each([
  ['for an installer', 'a-1.0.exe', false, first.installer],
  ['for an archive', 'a-1.0.zip', false, first.archive],
  ['for an installer after a note about the placeholder', 'a-1.0.zip', true, first.installer],
])(
  'the installation section shows the steps %s, and then the steps for an upgrade',
  (_, file, isPlaceholder, steps) => {
    expect(partsOf(<InstallSteps installer={{ file, isPlaceholder }} />, 'p h3 li')).toEqual([
      ...(isPlaceholder ? [whenPlaceholder] : []),
      ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
    ]);
  },
);

import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { FileFacts } from '@/components/windows/file-facts';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { fillIn } from '@/lib/text/fill-in';

const words = windows.file;
const installer = { ...fullProduct.windows.installer, isPlaceholder: false };
const size = fileSize(installer.bytes);

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

it('copy buttons copy the checksum and the command for checking it', () => {
  const facts = <FileFacts installer={installer} program={{ requirements: '' }} />;
  const [checksum, checksumButton, command, commandButton] = partsOf(
    facts,
    'code@id button@data-copy',
  );

  expect([checksumButton, commandButton]).toEqual([checksum, command]);
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

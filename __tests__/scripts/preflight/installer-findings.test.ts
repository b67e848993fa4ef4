/** @jest-environment node */
import { measureFile } from '@/lib/installer/installer-mismatch';
import { PLACEHOLDER_SENTENCE } from '@/lib/installer/placeholder';
import { installerFindings } from '@/scripts/preflight/installer-findings';

const data = Buffer.from('MZ');
const installer = { file: 'a-1.0.exe', signedBy: '', ...measureFile(data) };

it('a real installer that is as the facts say is no finding', () => {
  expect(installerFindings(installer, data)).toEqual([]);
});

it('a missing file is a finding', () => {
  expect(installerFindings(installer, undefined)).toEqual([
    'public/downloads/a-1.0.exe: файла нет.',
  ]);
});

it('the placeholder is recognised', () => {
  const placeholder = Buffer.from(PLACEHOLDER_SENTENCE);

  expect(installerFindings({ ...installer, ...measureFile(placeholder) }, placeholder)).toEqual([
    'public/downloads/a-1.0.exe: это заглушка, а не установщик.',
  ]);
});

it('another size and another checksum are told with both values', () => {
  expect(installerFindings({ ...installer, bytes: 3, sha256: 'f'.repeat(64) }, data)).toEqual([
    'public/downloads/a-1.0.exe: размер 2, а в facts.json — 3.',
    expect.stringMatching(
      /^public\/downloads\/a-1\.0\.exe: SHA-256 \w{64}, а в facts\.json — f{64}\.$/,
    ),
  ]);
});

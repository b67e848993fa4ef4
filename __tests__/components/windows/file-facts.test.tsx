/** @jest-environment node */
import { markup } from '../../support/markup';
import { FileFacts } from '@/components/windows/file-facts';
import { windows } from '@/lib/content/windows';
import { checkCommand } from '@/lib/installer/check-command';

const words = windows.file;
const file = { file: 'a-1.0.exe', sha256: 'a'.repeat(64) };

const show = (signedBy: string, requirements = '') =>
  markup(<FileFacts installer={{ ...file, signedBy }} requirements={requirements} />);

it('tells the checksum and the line that checks it', () => {
  expect(show('').texts('code')).toEqual([file.sha256, checkCommand(file)]);
});

it.each([
  ['by whom the file is signed, and then of no warning', 'ООО «Слова»', []],
  ['that a file is unsigned, and what Windows may do then', '', [words.smartScreen]],
])('tells %s', (_, signedBy, warnings) => {
  const { texts } = show(signedBy);

  expect(texts('dt dd').slice(0, 2)).toEqual([words.signature, signedBy || words.unsigned]);
  expect(texts('p')).toEqual([...warnings, words.check]);
});

it('tells the requirements once they are known', () => {
  const { texts } = show('', 'Windows 10');

  expect(texts('dt dd').slice(0, 2)).toEqual([words.requirements, 'Windows 10']);
});

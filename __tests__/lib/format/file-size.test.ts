/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { fileSize } from '@/lib/format/file-size';

it.each([
  [1, '1 байт'],
  [743, '743 байта'],
  [1011, '1011 байт'],
  [1024, '1 КБ'],
  [12_900_000, '12,3 МБ'],
  [1024 * 1024 - 1, '1 МБ'],
  [1024 ** 3 * 1.5, '1,5 ГБ'],
  [1024 ** 4 * 2, '2 048 ГБ'],
])('%d bytes are «%s»', (bytes, words) => {
  expect(plainSpaces(fileSize(bytes))).toBe(words);
});

it('the number and its unit stay on one line', () => {
  expect(fileSize(743)).not.toContain(' ');
});

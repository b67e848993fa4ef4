/** @jest-environment node */
import { fileSize, longDate } from '@/lib/format';

it.each([
  [1, '1_байт'],
  [743, '743_байта'],
  [1011, '1011_байт'],
  [1024, '1_КБ'],
  [12_900_000, '12,3_МБ'],
  [1024 * 1024 - 1, '1_МБ'],
  [1024 ** 3 * 1.5, '1,5_ГБ'],
  [1024 ** 4 * 2, '2_048_ГБ'],
])('%d bytes are «%s», on one line', (bytes, words) => {
  expect(fileSize(bytes).replaceAll('\u00a0', '_')).toBe(words);
});

it('a day is said in words, which a line may end after the month only', () => {
  expect(longDate('2026-11-20')).toBe('20\u00a0ноября 2026\u00a0г.');
});

it('the first of January stays the first of January west of Greenwich too', () => {
  expect(longDate('2027-01-01')).toMatch(/^1\u00a0января 2027/);
});

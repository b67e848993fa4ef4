import { fileSize } from '@/lib/installer/file-size';

it.each([
  [1, '1_байт'],
  [743, '743_байта'],
  [1011, '1011_байт'],
  [1024, '1_КБ'],
  [12_900_000, '12,3_МБ'],
  [1024 * 1024 - 1, '1_МБ'],
  [1024 ** 3 * 1.5, '1,5_ГБ'],
  [1024 ** 4 * 2, '2_048_ГБ'],
])('%d bytes are written as «%s», with a no-break space for each «_»', (bytes, words) => {
  expect(fileSize(bytes).replaceAll('\u00a0', '_')).toBe(words);
});

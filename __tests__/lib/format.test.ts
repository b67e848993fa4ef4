import { fileSize, fillIn, longDate } from '@/lib/format';

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

it('a text gets its values, and a place that nothing fills stops the build with a sentence', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
});

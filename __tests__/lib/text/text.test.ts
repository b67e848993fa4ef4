import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

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

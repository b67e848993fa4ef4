import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

it('placeholders in a text are filled in, and an unknown placeholder causes an error', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
});

it('a line may break inside a long date only after the month', () => {
  expect(longDate('2027-01-01')).toBe('1\u00a0января 2027\u00a0г.');
});

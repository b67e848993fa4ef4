import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

it('the placeholders in a text are filled in, or an error names the unknown one', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
});

it('a long date may break only after its month', () => {
  expect(longDate('2027-01-01')).toBe('1\u00a0января 2027\u00a0г.');
});

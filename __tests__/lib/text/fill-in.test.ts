import { fillIn } from '@/lib/text/fill-in';

it('a text gets its values, and a place that nothing fills stops the build with a sentence', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
});

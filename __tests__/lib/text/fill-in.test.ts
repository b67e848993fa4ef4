import { fillIn } from '@/lib/text/fill-in';

it('the placeholders in a text are filled in once, and an unknown one is rejected with a message that names it', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
});

/** @jest-environment node */
import { dictionaries, otherDictionaries } from '@/lib/content/dictionaries';

it('are the seven of the specification in its order', () => {
  expect(dictionaries.map(({ language }) => language)).toEqual([
    'Английский',
    'Немецкий',
    'Французский',
    'Итальянский',
    'Испанский',
    'Польский',
    'Нидерландский',
  ]);
});

it.each(dictionaries)('$own is what the language $code calls itself', ({ code, own }) => {
  expect(new Intl.DisplayNames([code], { type: 'language' }).of(code)).toBe(own);
});

it('others are promised', () => {
  expect(otherDictionaries).toMatch(/^И\sдругие/);
});

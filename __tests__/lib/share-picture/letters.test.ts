import { drawableText } from '@/lib/share-picture/letters';

it('Russian letters, stress marks and typographic characters are drawn unchanged', () => {
  const text = '«Съешь ещё» — “э́тих” №\u00a05, €\u00a01\u20112…';

  expect(drawableText(text)).toBe(text);
});

it('invisible characters are removed, and special spaces become ordinary or no-break spaces', () => {
  expect(drawableText('сло\u00adво\ufe0f и\u202fдело\nраз')).toBe('слово и\u00a0дело раз');
});

it('characters that the fonts lack are rejected with a message that lists each of them once', () => {
  expect(() => drawableText('Лиса 🦊 и 🦊 漢')).toThrow(
    /нет знаков 🦊 漢\. Положите свою картинку в public\/og\.jpg/,
  );
});

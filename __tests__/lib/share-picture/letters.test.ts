import { drawableText } from '@/lib/share-picture/letters';

it('Russian letters, stress marks and typography can be drawn', () => {
  const text = '«Съешь ещё» — “э́тих” №\u00a05, €\u00a01\u20112…';

  expect(drawableText(text)).toBe(text);
});

it('what has no shape is left out, and special spaces become ordinary or no-break ones', () => {
  expect(drawableText('сло\u00adво\ufe0f и\u202fдело\nраз')).toBe('слово и\u00a0дело раз');
});

it('letters that the fonts do not have are named once, with what to do', () => {
  expect(() => drawableText('Лиса 🦊 и 🦊 漢')).toThrow(
    /нет знаков 🦊 漢\. Положите свою картинку в public\/og\.jpg/,
  );
});

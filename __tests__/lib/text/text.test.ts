import { typeset } from '@/lib/owner-files/typeset';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

it('placeholders in a text are filled in, and an unknown placeholder causes an error', () => {
  expect(fillIn('{a} и {b}: {a}', { a: 'раз', b: '{a}' })).toBe('раз и {a}: раз');
  expect(() => fillIn('Версия {versoin}', { version: '1' })).toThrow(
    'lib/content: в тексте «Версия {versoin}» подстановки {versoin} нет, есть {version}.',
  );
  expect(() => fillIn('Из {магазин}', { store: '1' })).toThrow('подстановки {магазин} нет');
});

it('a line may break inside a long date only after the month', () => {
  expect(longDate('2027-01-01')).toBe('1\u00a0января 2027\u00a0г.');
});

// «_» is a no-break space.
it.each([
  ['"Слово" - это "дело"', '«Слово»_— это «дело»'],
  ['в 30 минут, 12 000 слов (2 МБ), 1000 ₽, № 5', 'в_30_минут, 12_000_слов (2_МБ), 1000_₽, №_5'],
  ['12 000/мес, 1 200 000,5 и 5\u2009000', '12_000/мес, 1_200_000,5_и_5_000'],
  ['`12 000`', '`12 000`'],
  ['И. И. Иванов и т. е. это', 'И._И._Иванов и_т._е. это'],
  ['с возможностью и в\u00a0исключительных', 'с_возможностью и_в_исключительных'],
  ['и переопределить их. А переопределить - да', 'и_переопределить их. А_переопределить_— да'],
  ['экран 7" или 5,5", "Планшет 7"" и "Про 8"', 'экран 7" или 5,5", «Планшет 7"» и_«Про_8»'],
  ['"а"" или "Б', '«а»" или «Б'],
  ['"экран 15.6" и "мышь" вместе"', '«экран 15.6" и_„мышь“ вместе»'],
  ['"а","б"/"в"-("г"), ("д" или "{е}")', '«а»,«б»/«в»-(«г»), («д» или «{е}»)'],
  ['"Он: "Да!"", —"С++"; «ООО "Ё"», “ж”', '«Он: „Да!“», —«С++»; «ООО „Ё“», «ж»'],
  ['a < б & "`"`", &laquo; 5 " 6', 'a_< б_& «`"`», &laquo; 5 " 6'],
  ...[
    'ivan@елка.рф, 01.09.2026-30.09.2026',
    'подпункт (с), 1/4, R&D, a->b, 8-800-555, O’Connor',
    'https://a.ru/a-b?c=d и C:\\Слова\\a.txt',
    '`a - b`, {store}, 1.243-beta, 5-10',
  ].map((text) => [text, text.replace(' и C', ' и_C')]),
])('the text %s is typeset as %s', (text, expected) => {
  expect(typeset(text).replaceAll('\u00a0', '_')).toBe(expected);
});

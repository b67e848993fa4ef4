import { fontSize } from '@/lib/share-picture/font-size';

const box = { width: 600, height: 300, lineHeight: 1.2, largest: 100 };

it('a short text has the largest font size', () => {
  expect(fontSize('Слово', box)).toBe(100);
});

it.each([
  ['with more words', 'слово '.repeat(3).trim(), 'слово '.repeat(40).trim()],
  ['with a longer word', 'слово', 'достопримечательность'],
  ['with wider letters', 'достопримечательность', 'ДОСТОПРИМЕЧАТЕЛЬНОСТЬ'],
  ['with no-break spaces', 'доброе утро всем', 'доброе\u00a0утро\u00a0всем'],
])('a text %s has a smaller font size', (_, text, longer) => {
  expect(fontSize(longer, box)).toBeLessThan(fontSize(text, box));
});

it('the font size of a very long text is above 0', () => {
  expect(fontSize('а бв '.repeat(2000), box)).toBeGreaterThan(0);
});

import { fontSize } from '@/lib/share-picture/font-size';

const box = { width: 600, height: 300, lineHeight: 1.2, largest: 100 };

it('a short text is as large as it may be', () => {
  expect(fontSize('Слово', box)).toBe(100);
});

it.each([
  [
    'with more words, which need more lines,',
    'слово '.repeat(3).trim(),
    'слово '.repeat(40).trim(),
  ],
  ['with a longer word', 'слово', 'достопримечательность'],
  ['with wider letters', 'достопримечательность', 'ДОСТОПРИМЕЧАТЕЛЬНОСТЬ'],
  ['whose words a no-break space keeps together', 'доброе утро всем', 'доброе\u00a0утро\u00a0всем'],
])('a text %s is smaller', (_, text, longer) => {
  expect(fontSize(longer, box)).toBeLessThan(fontSize(text, box));
});

it('no text is too long to be drawn', () => {
  expect(fontSize('а бв '.repeat(2000), box)).toBeGreaterThan(0);
});

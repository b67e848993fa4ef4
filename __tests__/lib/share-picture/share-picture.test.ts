import sharp from 'sharp';
import { temporaryFolder } from '../../support/temporary-folder';
import { fontSize } from '@/lib/share-picture/font-size';
import { drawableText } from '@/lib/share-picture/letters';
import { readOwnPicture } from '@/lib/share-picture/own-picture';

const box = { width: 600, height: 300, lineHeight: 1.2, largest: 100 };

it('a short text gets the largest allowed font size', () => {
  expect(fontSize('Слово', box)).toBe(100);
});

it.each([
  ['more words', 'слово '.repeat(3).trim(), 'слово '.repeat(40).trim()],
  ['a longer word', 'слово', 'достопримечательность'],
  ['wider letters', 'достопримечательность', 'ДОСТОПРИМЕЧАТЕЛЬНОСТЬ'],
  ['no-break spaces', 'доброе утро всем', 'доброе\u00a0утро\u00a0всем'],
])('the font size gets smaller with %s', (_, text, longer) => {
  expect(fontSize(longer, box)).toBeLessThan(fontSize(text, box));
});

it('the font size of a very long text is above 0', () => {
  expect(fontSize('а бв '.repeat(2000), box)).toBeGreaterThan(0);
});

it('Russian letters, stress marks and typographic characters are drawn unchanged', () => {
  const text = '«Съешь ещё» — “э́тих” №\u00a05, €\u00a01\u20112…';

  expect(drawableText(text)).toBe(text);
});

it('invisible characters are removed, and unusual spaces and line breaks are replaced', () => {
  expect(drawableText('сло\u00adво\ufe0f и\u202fдело\nраз')).toBe('слово и\u00a0дело раз');
});

it('if the fonts lack characters, the error lists each of them once', () => {
  expect(() => drawableText('Лиса 🦊 и 🦊 漢')).toThrow(
    /нет знаков 🦊 漢\. Положите свою картинку в public\/og\.jpg/,
  );
});

const { at, lay } = temporaryFolder();
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b5a4a' } })
    .jpeg()
    .toBuffer();
const right = jpeg(1200, 630);
const heavy = right.then((picture) => Buffer.concat([picture, Buffer.alloc(307_200)]));

it('a JPEG of 1200 × 630 pixels is used as the share picture', async () => {
  lay('public/og.jpg', await right);

  expect(await readOwnPicture(at())).toEqual(await right);
});

// __tests__/lib/icons tests that a picture in another format is rejected.
it.each([
  ['its dimensions', 'og.jpg', jpeg(1200, 640), '1200 × 640, а нужна 1200 × 630.'],
  ['its name', 'og.PNG', Buffer.from(''), 'под именем public/og.jpg.'],
  ['its file size', 'og.jpg', heavy, 'мессенджеры берут до 300 КБ'],
])('a share picture is rejected because of %s', async (_, name, content, sentence) => {
  lay(`public/${name}`, await content);

  await expect(readOwnPicture(at())).rejects.toThrow(sentence);
});

import sharp from 'sharp';
import { drawPreviewPicture } from '@/lib/preview-picture/draw';

/** Counts the lines of dark text on the left, light side of a picture. */
async function linesIn(picture: Buffer): Promise<number> {
  const side = sharp(picture).extract({ left: 72, top: 0, width: 656, height: 630 }).greyscale();
  const pixels = await side.raw().toBuffer();
  const rows = Array.from({ length: 630 }, (_, row) =>
    pixels.subarray(row * 656, (row + 1) * 656).some((level) => level < 100),
  );
  return rows.filter((isDark, row) => isDark && !rows[row - 1]).length;
}

it.each([
  ['a short name', 'Я', 'Да!'],
  ['a long name with special characters', 'Лингвострановедческий & <словарь>', 'Слово '.repeat(40)],
])('%s is drawn as a JPEG of 1200 × 630 pixels and at most 300 KB', async (_, name, tagline) => {
  const picture = await drawPreviewPicture(name, tagline);
  const { format, width, height } = await sharp(picture).metadata();

  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(await linesIn(picture)).toBeGreaterThan(1);
  expect(picture.length).toBeLessThan(300 * 1024);
});

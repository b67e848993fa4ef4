import sharp from 'sharp';
import { drawPreviewPicture } from '@/lib/preview-picture/draw';

it.each([
  ['a short name', 'Я', 'Да!'],
  ['a long name with special characters', 'Лингвострановедческий & <словарь>', 'Слово '.repeat(40)],
])('%s is drawn as a JPEG of 1200 × 630 pixels and at most 300 KB', async (_, name, tagline) => {
  const picture = await drawPreviewPicture(name, tagline);
  const { format, width, height } = await sharp(picture).metadata();

  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(picture.length).toBeLessThan(300 * 1024);
});

/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { brandColors } from '@/lib/brand/colors';
import { sharePicture } from '@/lib/brand/share-picture';
import { siteIcons } from '@/lib/brand/site-icons';

const { favicon, appleTouch, any, maskable } = siteIcons;

const inPublic = (path: string) => `public${path}`;

it('favicon.ico holds PNGs of 16, 32 and 48 pixels', async () => {
  const ico = readFileSync(inPublic(favicon.path));
  const sides = Array.from({ length: ico.readUInt16LE(4) }, async (_, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    const picture = sharp(ico.subarray(offset, offset + entry.readUInt32LE(8)));
    const { format, width, height } = await picture.metadata();
    return [format, width, height];
  });

  expect(await Promise.all(sides)).toEqual([16, 32, 48].map((side) => ['png', side, side]));
});

it.each([appleTouch, ...any, ...maskable])('$path has the side it names', async (icon) => {
  const { format, width, height } = await sharp(inPublic(icon.path)).metadata();

  expect([format, width, height]).toEqual(['png', icon.size, icon.size]);
});

it.each([appleTouch, ...maskable])('$path has no transparent pixel', async ({ path }) => {
  expect(await sharp(inPublic(path)).stats()).toMatchObject({ isOpaque: true });
});

it.each(maskable)('$path keeps the mark inside the safe circle', async ({ path, size }) => {
  const background = Buffer.from(brandColors.light.accent.slice(1), 'hex');
  const pixels = await sharp(inPublic(path)).removeAlpha().raw().toBuffer();
  const isMarked = (pixel: number) => !pixels.subarray(3 * pixel, 3 * pixel + 3).equals(background);
  const isOutside = (pixel: number) =>
    Math.hypot((pixel % size) + 0.5 - size / 2, Math.floor(pixel / size) + 0.5 - size / 2) >
    size * 0.4;

  const marked = Array.from({ length: size ** 2 }, (_, pixel) => pixel).filter(isMarked);
  expect(marked.filter(isOutside)).toEqual([]);
  expect(marked.length).toBeGreaterThan(size ** 2 / 5);
});

it('the share picture is a JPEG of its announced size and light enough', async () => {
  const file = inPublic(sharePicture.path);
  const { format, width, height } = await sharp(file).metadata();

  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect([sharePicture.width, sharePicture.height]).toEqual([width, height]);
  // WhatsApp leaves out pictures that take much more.
  expect(statSync(file).size).toBeLessThanOrEqual(300 * 1024);
});

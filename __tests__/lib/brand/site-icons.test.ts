/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { siteIcons } from '@/lib/brand/site-icons';

const { favicon, appleTouch, any, maskable } = siteIcons;

const inPublic = (path: string) => `public${path}`;

const raw = (path: string) =>
  sharp(inPublic(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

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
  const { isOpaque } = await sharp(inPublic(path)).stats();

  expect(isOpaque).toBe(true);
});

it.each(maskable)('$path keeps the mark inside the safe circle', async ({ path, size }) => {
  const { data, info } = await raw(path);
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * 4;
    return data.subarray(start, start + 3).toString('hex');
  };
  // Of our mark or of the owner's icon, the ground reaches every corner.
  const background = pixel(0, 0);
  const outside = (x: number, y: number) =>
    Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * 0.4;

  const marked = [];
  let inside = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (pixel(x, y) === background) continue;
      if (outside(x, y)) marked.push([x, y]);
      else inside++;
    }
  }
  expect(marked).toEqual([]);
  expect(inside).toBeGreaterThan(0);
});

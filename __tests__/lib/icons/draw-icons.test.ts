import sharp from 'sharp';
import { brandColors } from '@/lib/brand/colors';
import { drawFavicon, drawPngIcon, drawVectorIcon, pngIcons } from '@/lib/icons/draw-icons';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);

/** A square on a rounded background, which makes the corners transparent. */
const withBackground = svg(
  '<rect width="100" height="100" rx="20" fill="#0b6b4f"/><rect x="15" y="15" width="70" height="70" fill="#fff"/>',
);
const withoutBackground = svg('<rect x="5" y="5" width="90" height="90" fill="#c2185b"/>');

/** The PNGs in an ICO file. */
function picturesIn(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    return file.subarray(start, start + entry.readUInt32LE(8));
  });
}

async function read(picture: string | Buffer) {
  const raw = sharp(Buffer.from(picture)).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const side = info.width;
  const pixel = (x: number, y: number) => data.subarray(4 * (y * side + x)).subarray(0, 4);
  return {
    side,
    /**
     * Colour and opacity at a point. Coordinates are from 0 (left or top edge) to 1 (right or bottom edge).
     */
    at: (x: number, y: number) =>
      pixel(Math.round(x * (side - 1)), Math.round(y * (side - 1))).toString('hex'),
    /** Distance from the centre to the farthest pixel that differs from the corner, as a share of the side. */
    drawnRadius() {
      let radius = 0;
      for (let index = 0; index < side ** 2; index++) {
        const [x, y] = [index % side, Math.floor(index / side)];
        // Smaller differences come from antialiasing, and nobody sees them.
        if (pixel(x, y).every((part, channel) => Math.abs(part - data[channel]!) <= 10)) continue;
        radius = Math.max(radius, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2));
      }
      return radius / side;
    },
  };
}

it('favicon.ico has pictures of 16, 32 and 48 pixels', async () => {
  const pictures = await Promise.all(picturesIn(await drawFavicon(undefined)).map(read));

  expect(pictures.map(({ side }) => side)).toEqual([16, 32, 48]);
});

it('the vector icon is the owner’s SVG, unchanged', async () => {
  const icon = { path: 'lib/content/icon.svg', content: withBackground };

  expect(await drawVectorIcon(icon)).toBe(withBackground.toString());
});

it('the vector icon contains the owner’s PNG, and the PNG’s corners stay transparent', async () => {
  const content = await sharp(withBackground, { density: 600 }).resize(512, 512).png().toBuffer();
  const { at } = await read(await drawVectorIcon({ path: 'lib/content/icon.png', content }));

  expect([at(0.5, 0.04), at(0.5, 0.5)]).toEqual(['0b6b4fff', 'ffffffff']);
  expect(at(0, 0)).toMatch(/0.$/);
});

it.each([
  ['the default icon', undefined, brandColors.light.accent],
  ['an icon with its own background', withBackground, '#0b6b4f'],
  ['an icon without a background', withoutBackground, '#ffffff'],
])(
  'for %s, the icons that a system crops have an opaque background, and the maskable ones keep the drawing in the safe circle',
  async (_, content, background) => {
    const icon = content && { path: 'lib/content/icon.svg', content };
    for (const png of pngIcons) {
      const { scaledFor } = png;
      if (scaledFor === undefined) continue;
      const { at, drawnRadius, side } = await read(await drawPngIcon(png, icon));
      expect(side).toBe(png.size);
      expect(`#${at(0, 0)}`).toBe(`${background}ff`);
      if (scaledFor === 'maskable') expect(drawnRadius()).toBeLessThanOrEqual(0.4);
      expect(drawnRadius()).toBeGreaterThan(scaledFor === 'maskable' ? 0.37 : 0.4);
    }
  },
);

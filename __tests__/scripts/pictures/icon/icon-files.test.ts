import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandColors } from '@/lib/brand/colors';
import { siteIcons } from '@/lib/brand/icons';
import { iconFiles } from '@/scripts/pictures/icon/icon-files';
import { findOwnIcon } from '@/scripts/pictures/icon/own-icon';
import { digestOf } from '@/scripts/shared/digest';

const { favicon, appleTouch, any, maskable } = siteIcons;
const inPublic = ({ path }: { readonly path: string }) => `public${path}`;

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);

/** Corners of a square on the ground of its own colour, with round corners. */
const onGround = svg(
  '<rect width="100" height="100" rx="20" fill="#0b6b4f"/><rect x="15" y="15" width="70" height="70" fill="#fff"/>',
);
const withoutGround = svg('<rect x="5" y="5" width="90" height="90" fill="#c2185b"/>');

/** The PNGs in an ICO file, or the picture that a file is. */
function picturesIn(file: Buffer): Buffer[] {
  if (file.readUInt16LE(2) !== 1) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    return file.subarray(start, start + entry.readUInt32LE(8));
  });
}

async function read(picture: string | Buffer = '') {
  const raw = sharp(Buffer.from(picture)).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const side = info.width;
  const pixel = (x: number, y: number) => data.subarray(4 * (y * side + x)).subarray(0, 4);
  return {
    side,
    digest: digestOf([data]),
    /** Colour and opacity at a place; 0 is the left or upper edge, 1 the other one. */
    at: (x: number, y: number) =>
      pixel(Math.round(x * (side - 1)), Math.round(y * (side - 1))).toString('hex'),
    /** Distance from the centre, as a share of the side, of the farthest pixel unlike the corner. */
    reach() {
      let reach = 0;
      for (let index = 0; index < side ** 2; index++) {
        const [x, y] = [index % side, Math.floor(index / side)];
        // Differences that antialiasing makes and nobody sees.
        if (pixel(x, y).every((part, channel) => Math.abs(part - data[channel]!) <= 10)) continue;
        reach = Math.max(reach, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2));
      }
      return reach / side;
    },
  };
}

// Pixels and not bytes: zlib compresses differently from one processor to another.
it('the icons are what npm run icon makes: the SVG to the letter, the others to the pixel', async () => {
  const files = await iconFiles(findOwnIcon('.'));
  const names = [favicon, appleTouch, ...any, ...maskable].map(inPublic);
  expect([...files.keys()]).toEqual(['app/icon.svg', ...names]);

  expect(readFileSync('app/icon.svg', 'utf8')).toBe(files.get('app/icon.svg')?.toString());
  const digestsOf = (file: Buffer) =>
    Promise.all(picturesIn(file).map(async (picture) => (await read(picture)).digest));
  for (const name of names) {
    const made = await digestsOf(Buffer.from(files.get(name) ?? ''));
    expect([name, await digestsOf(readFileSync(name))]).toEqual([name, made]);
  }
});

it('favicon.ico has a picture for a tab, one for a dense screen and one for a shortcut', async () => {
  const pictures = await Promise.all(picturesIn(readFileSync(inPublic(favicon))).map(read));

  expect(pictures.map(({ side }) => side)).toEqual([16, 32, 48]);
});

it('an owner’s SVG is the vector icon to the letter', async () => {
  const files = await iconFiles({ path: 'lib/content/icon.svg', content: onGround });

  expect(files.get('app/icon.svg')).toEqual(onGround);
});

it('an owner’s PNG becomes the picture inside of the vector icon', async () => {
  const content = await sharp(onGround, { density: 600 }).resize(512, 512).png().toBuffer();
  const files = await iconFiles({ path: 'lib/content/icon.png', content });
  const { at } = await read(files.get('app/icon.svg'));

  expect([at(0.5, 0.04), at(0.5, 0.5)]).toEqual(['0b6b4fff', 'ffffffff']);
  expect(at(0, 0)).toMatch(/0.$/);
});

it.each([
  ['our mark', undefined, brandColors.light.accent],
  ['an icon with a ground of its own', onGround, '#0b6b4f'],
  ['an icon without one, which gets a white one,', withoutGround, '#ffffff'],
])(
  'where a system cuts the shape, %s reaches every edge, and what is drawn stays in the circle that none cuts',
  async (_, content, ground) => {
    const files = await iconFiles(content && { path: 'lib/content/icon.svg', content });
    const apple = await read(files.get(inPublic(appleTouch)));
    expect(`#${apple.at(0, 0)}`).toBe(`${ground}ff`);
    expect(apple.reach()).toBeGreaterThan(0.4);

    for (const icon of maskable) {
      const mask = await read(files.get(inPublic(icon)));
      expect(`#${mask.at(0, 0)}`).toBe(`${ground}ff`);
      expect(mask.reach()).toBeLessThanOrEqual(0.4);
      expect(mask.reach()).toBeGreaterThan(0.37);
    }
  },
);

import sharp from 'sharp';
import { siteIcons } from '@/lib/brand/icons';
import { iconFiles } from '@/scripts/pictures/icon/icon-files';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);

/** Corners of a square on the ground of its own colour, with round corners. */
const onGround = svg(
  '<rect width="100" height="100" rx="20" fill="#0b6b4f"/><rect x="15" y="15" width="70" height="70" fill="#fff"/>',
);
const withoutGround = svg('<rect x="5" y="5" width="90" height="90" fill="#c2185b"/>');

const filesOf = (content: Buffer, path: 'lib/content/icon.svg' | 'lib/content/icon.png') =>
  iconFiles({ path, content });

async function pixelsOf(picture: string | Buffer = '') {
  const { data, info } = await sharp(Buffer.from(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at =
      (Math.round(y * (info.width - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    return data.subarray(at, at + 4).toString('hex');
  };
}

const maskable = `public${siteIcons.maskable[1].path}`;
const appleTouch = `public${siteIcons.appleTouch.path}`;

it('an SVG is the vector icon to the letter, and every other file is made', async () => {
  const files = await filesOf(onGround, 'lib/content/icon.svg');
  const { favicon, any, maskable: masks, appleTouch: apple } = siteIcons;
  const names = [favicon, apple, ...any, ...masks].map(({ path }) => `public${path}`);

  expect([...files.keys()]).toEqual(['app/icon.svg', ...names]);
  expect(files.get('app/icon.svg')).toEqual(onGround);
});

it('a PNG becomes the picture inside of the vector icon', async () => {
  const png = await sharp(onGround, { density: 600 }).resize(512, 512).png().toBuffer();
  const vector = (await filesOf(png, 'lib/content/icon.png')).get('app/icon.svg');
  const pixel = await pixelsOf(vector);

  expect(pixel(0.5, 0.04)).toBe('0b6b4fff');
  expect(pixel(0.5, 0.5)).toBe('ffffffff');
  expect(pixel(0, 0)).toMatch(/0.$/);
});

// The corner of the inner square is inside of the safe circle, whose radius is 0.4.
it.each([
  ['with a ground of its own reaches the edges', onGround, '0b6b4fff', 'ffffffff'],
  [
    'without a ground gets a white one, and keeps away from the edges',
    withoutGround,
    'ffffffff',
    'c2185bff',
  ],
])('where a system cuts the shape, an icon %s', async (_, content, ground, mark) => {
  const files = await filesOf(content, 'lib/content/icon.svg');
  const mask = await pixelsOf(files.get(maskable));
  const apple = await pixelsOf(files.get(appleTouch));

  for (const pixel of [mask, apple]) expect([pixel(0, 0), pixel(0.5, 0.5)]).toEqual([ground, mark]);
  expect([mask(0.24, 0.24), mask(0.2, 0.2)]).toEqual([mark, ground]);
});

import sharp from 'sharp';
import { temporaryFolder } from '../../support/temporary-folder';
import { brandColors } from '@/lib/brand/colors';
import { checkOwnIcon } from '@/lib/icons/check-own-icon';
import { drawFavicon, drawPngIcon, drawVectorIcon, pngIcons } from '@/lib/icons/draw-icons';
import { themedIconSvg } from '@/lib/icons/mark-svg';
import { findOwnIcon, ownIconPaths } from '@/lib/icons/own-icon';

const { at, lay } = temporaryFolder();
const [svgPath, pngPath] = ownIconPaths;

const svg = (inside: string, viewBox = 'viewBox="0 0 8 8"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`);

const png = (width: number, height: number, background = '#2b5a4a') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

it('if the icon has an unsupported format, the error gives the two accepted file names', () => {
  lay('lib/content/Icon.WEBP', '');

  expect(() => findOwnIcon(at())).toThrow(
    /^lib\/content\/Icon\.WEBP: .* lib\/content\/icon\.svg или lib\/content\/icon\.png\.$/,
  );
});

it('it is an error to have both an SVG icon and a PNG icon', () => {
  for (const file of ownIconPaths) lay(file, '');

  expect(() => findOwnIcon(at())).toThrow('Иконок две');
});

const shape = '<path d="M1 1h6v6z"/>';
const parts = `<defs><g id="a">${shape}</g></defs><use href="#a"/>`;

it.each([
  ['an SVG that refers to its own parts', svgPath, svg(parts)],
  ['an SVG with commas in its viewBox', svgPath, svg(shape, "viewBox='0,0,8.5,8.5'")],
  ['the site’s default icon', svgPath, Buffer.from(themedIconSvg())],
  ['a PNG of 512 × 512 pixels', pngPath, png(512, 512)],
])('%s is accepted as an icon', async (_, path, content) => {
  await expect(checkOwnIcon({ path, content: await content })).resolves.toBeUndefined();
});

const style = '<style>@import "a.css"</style>';
const image = '<image href="https://a.example/b.png"/>';

// The rows about PNGs test `checkPicture`, which also checks the owner's other pictures.
it.each([
  ['without a viewBox', svgPath, svg(shape, 'width="8" height="8"'), 'нет viewBox'],
  ['that is not square', svgPath, svg(shape, 'viewBox="0 0 8 9"'), 'не квадратный: 8 × 9'],
  ['with a script', svgPath, svg(`${shape}<script>a()</script>`), 'сценарий'],
  ['with an event handler', svgPath, svg('<g onload="a()"/>'), 'сценарий'],
  ['with text', svgPath, svg('<text y="8">A</text>'), 'переведите буквы в кривые'],
  ['that loads another file', svgPath, svg(image), 'ссылается на другой файл'],
  ['that imports a style sheet', svgPath, svg(style), 'ссылается на другой файл'],
  ['of more than 30 KB', svgPath, svg(`<path d="${'M1 1'.repeat(10_000)}"/>`), 'не больше 30'],
  ['that draws nothing', svgPath, svg(''), 'ничего нет'],
  ['that is truncated', svgPath, svg('<path'), 'файл не читается'],
  ['that is too narrow', pngPath, png(320, 512), '320 × 512, а нужна не меньше 512 × 512'],
  ['that is not tall enough', pngPath, png(512, 320), '512 × 320, а нужна не меньше 512 × 512'],
  ['that is not square', pngPath, png(600, 512), '600 × 512, а нужна в пропорциях 512 × 512'],
  ['that is fully transparent', pngPath, png(512, 512, '#00000000'), 'ничего нет'],
  ['that is not a PNG', pngPath, svg(shape), 'это не PNG'],
])('the error about an icon %s names %s and states the problem', async (_, path, data, words) => {
  const check = checkOwnIcon({ path, content: await data });

  await expect(check).rejects.toThrow(words);
  await expect(check).rejects.toThrow(new RegExp(`^${path}: [^\\n]+\\.$`));
});

/** A square on a rounded background. The corners of the icon are transparent. */
const withBackground = svg(
  '<rect width="100" height="100" rx="20" fill="#0b6b4f"/><path d="M15 15h70v70h-70z" fill="#fff"/>',
  'viewBox="0 0 100 100"',
);
const withoutBackground = svg('<path d="M1 1h18v18h-18z" fill="#c2185b"/>', 'viewBox="0 0 20 20"');

async function read(picture: string | Buffer) {
  const raw = sharp(Buffer.from(picture)).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const side = info.width;
  const pixel = (x: number, y: number) => data.subarray(4 * (y * side + x)).subarray(0, 4);
  return {
    /** Colour and opacity at a point. Coordinates are from 0 (left or top) to 1 (right or bottom). */
    at: (x: number, y: number) =>
      pixel(Math.round(x * (side - 1)), Math.round(y * (side - 1))).toString('hex'),
    /** Distance from the centre to the farthest pixel that is not background, as a fraction of the width. */
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
  const file = await drawFavicon(undefined);

  for (const [index, side] of [16, 32, 48].entries()) {
    const [length = 0, start] = [8, 12].map((field) => file.readUInt32LE(6 + 16 * index + field));
    const picture = await sharp(file.subarray(start, start! + length)).metadata();
    expect(picture.width).toBe(side);
  }
});

it('an SVG icon made from the owner’s PNG keeps the PNG’s transparent corners', async () => {
  const content = await sharp(withBackground, { density: 600 }).resize(512, 512).png().toBuffer();
  const { at } = await read(await drawVectorIcon({ path: 'lib/content/icon.png', content }));

  expect([at(0.5, 0.04), at(0.5, 0.5)]).toEqual(['0b6b4fff', 'ffffffff']);
  expect(at(0, 0)).toMatch(/0.$/);
});

it.each([
  ['the default icon', undefined, brandColors.light.accent],
  ['an icon with its own background', withBackground, '#0b6b4f'],
  ['an icon without a background', withoutBackground, '#ffffff'],
])('operating systems can safely crop icons made from %s', async (_, content, background) => {
  const icon = content && { path: 'lib/content/icon.svg', content };
  for (const png of pngIcons.filter(({ scaledFor }) => scaledFor !== undefined)) {
    const { at, drawnRadius } = await read(await drawPngIcon(png, icon));
    expect(`#${at(0, 0)}`).toBe(`${background}ff`);
    // In a maskable icon, a circle with a radius of 40 % of the width is never cropped.
    if (png.scaledFor === 'maskable') expect(drawnRadius()).toBeLessThanOrEqual(0.4);
    expect(drawnRadius()).toBeGreaterThan(png.scaledFor === 'maskable' ? 0.37 : 0.4);
  }
});

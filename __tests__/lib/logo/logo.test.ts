import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { lay, layContent } from '../../support/temporary-folder';
import { drawAppleTouchIcon, drawFavicon, drawLogo, drawVectorIcon } from '@/lib/logo/draw-icons';

const own = readFileSync('e2e/second-owner/files/lib/content/icon.svg', 'utf8');

beforeEach(layContent);

const cornerOf = async (icon: Buffer) => [...(await sharp(icon).raw().toBuffer()).subarray(0, 4)];

it('without an icon of the owner, all icons show the site’s mark', async () => {
  const [touch, vector] = [await drawAppleTouchIcon(), await drawVectorIcon()];
  const { width, hasAlpha } = await sharp(touch).metadata();
  expect([width, hasAlpha]).toEqual([180, false]);
  expect(vector).toContain('prefers-color-scheme:dark');

  const ico = await drawFavicon();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect((await sharp(png).metadata()).width).toBe(32);
  for (const icon of [touch, Buffer.from(vector), png]) {
    // The entropy of a picture of one colour is 0.
    expect((await sharp(icon).stats()).entropy).toBeGreaterThan(1);
  }
});

it('an owner’s SVG is published as it is, and its transparent corners become white for iOS', async () => {
  lay('lib/content/icon.svg', own);

  expect(await drawVectorIcon()).toBe(own);
  expect((await cornerOf(await drawLogo(64).toBuffer()))[3]).toBe(0);
  expect((await cornerOf(await drawAppleTouchIcon())).slice(0, 3)).toEqual([255, 255, 255]);
});

it('an owner’s PNG is embedded in an SVG, and two icons are refused', async () => {
  lay('lib/content/icon.png', await sharp(Buffer.from(own)).resize(256).png().toBuffer());
  expect(await drawVectorIcon()).toContain('href="data:image/png;base64,');

  lay('lib/content/icon.svg', own);
  await expect(drawVectorIcon()).rejects.toThrow('Иконок две');
});

/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { brandColors } from '@/lib/brand/colors';
import { iconLinks } from '@/lib/brand/icon-links';
import { sharePicture } from '@/lib/brand/share-picture';
import { siteIcons } from '@/lib/brand/site-icons';
import { siteManifest } from '@/lib/brand/site-manifest';

const { favicon, appleTouch, maskable } = siteIcons;

const basePath = '/slovar';

it('the manifest names the site in Russian and leaves the browser’s bar; addresses have the sub-path once', () => {
  const { icons, ...manifest } = siteManifest({ siteName: 'Лексикон', basePath });

  expect(manifest).toMatchObject({ name: 'Лексикон', lang: 'ru', display: 'browser' });
  expect(manifest).toMatchObject({ id: '/slovar/', start_url: '/slovar/', scope: '/slovar/' });
  expect(icons?.map(({ purpose, sizes, src }) => `${purpose} ${sizes} ${src}`)).toEqual([
    'any 192x192 /slovar/icons/icon-192.png',
    'any 512x512 /slovar/icons/icon-512.png',
    'maskable 192x192 /slovar/icons/maskable-192.png',
    'maskable 512x512 /slovar/icons/maskable-512.png',
  ]);
});

it('the head names the icons of tabs and of a phone’s home screen, under the sub-path', () => {
  expect(iconLinks(basePath)).toEqual({
    icon: [
      { url: '/slovar/favicon.ico', sizes: '48x48' },
      { url: '/slovar/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/slovar/icons/apple-touch-icon.png', sizes: '180x180' },
  });
});

type Tokens = Readonly<Record<string, string>>;

const readTokens = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6,8});/g)].map(([, name, value]) => [name, value]),
  );

const [light, dark] = readFileSync('app/styles/tokens.css', 'utf8')
  .split('@media (prefers-color-scheme: dark)')
  .map(readTokens) as [Tokens, Tokens];

const readable: [text: string, least: number, grounds: string[]][] = [
  ['ink', 7, ['canvas', 'surface', 'accent-soft']],
  ['muted', 7, ['canvas', 'surface']],
  ['muted', 4.5, ['sunken']],
  ['accent', 4.5, ['canvas', 'surface', 'accent-soft']],
  ['on-accent', 4.5, ['accent', 'accent-strong']],
  ['on-marker', 7, ['marker']],
  ['good', 4.5, ['good-soft']],
  ['bad', 4.5, ['bad-soft', 'canvas']],
];

it.each(readable)('%s has a contrast of at least %d to 1 to %j', (text, least, grounds) => {
  for (const tokens of [light, dark]) {
    for (const ground of grounds) {
      const contrast = wcagContrast(tokens[text] ?? text, tokens[ground] ?? ground);
      expect(contrast).toBeGreaterThanOrEqual(least);
    }
  }
});

it('both themes have the same tokens, and what knows no CSS repeats them', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect({ light, dark }).toMatchObject(brandColors);
});

const inPublic = (path: string) => `public${path}`;

it('favicon.ico holds PNGs of 16, 32 and 48 pixels', async () => {
  const ico = readFileSync(inPublic(favicon.path));
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return sharp(ico.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
  });

  expect(await Promise.all(pictures)).toMatchObject(
    [16, 32, 48].map((side) => ({ format: 'png', width: side, height: side })),
  );
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

it('the share picture is a JPEG of its announced size, and light enough for WhatsApp', async () => {
  const file = inPublic(sharePicture.path);
  const { width, height } = sharePicture;

  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(statSync(file).size).toBeLessThanOrEqual(300 * 1024);
});

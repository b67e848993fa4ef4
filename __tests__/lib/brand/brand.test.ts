import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { siteIcons } from '@/lib/brand/icons';
import { siteManifest } from '@/lib/brand/site-manifest';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { contrastProblems } from '@/scripts/preflight/contrast-problems';

const { favicon, appleTouch, maskable } = siteIcons;

it('the manifest names the site in Russian and leaves the browser’s bar; addresses have the sub-path once', () => {
  const { icons, ...manifest } = siteManifest({ siteName: 'Лексикон', basePath: '/slovar' });

  expect(manifest).toMatchObject({ name: 'Лексикон', lang: 'ru', display: 'browser' });
  expect(manifest).toMatchObject({ id: '/slovar/', start_url: '/slovar/', scope: '/slovar/' });
  expect(icons?.map(({ purpose, sizes, src }) => `${purpose} ${sizes} ${src}`)).toEqual([
    'any 192x192 /slovar/icons/icon-192.png',
    'any 512x512 /slovar/icons/icon-512.png',
    'maskable 192x192 /slovar/icons/maskable-192.png',
    'maskable 512x512 /slovar/icons/maskable-512.png',
  ]);
});

it('the colours of both themes are read from any notation of hexadecimals, or from the token that they are the same as', () => {
  const css = `:root { --c: var(--a); --a: #FFF; --font: serif; --b:#12345678; }
    @media (prefers-color-scheme: dark) { :root { --a: #000000; --c: var(--a); } }
    @media (prefers-contrast: more) { :root { --a: var(--b); } }`;

  expect(readTokens(css)).toEqual({
    light: { a: '#fff', b: '#12345678', c: '#fff' },
    dark: { a: '#000000', c: '#000000' },
  });
});

it('both themes have the same colours, and every text is readable on its ground', () => {
  const themes = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  expect(contrastProblems(themes)).toEqual([]);
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
  const pixels = await sharp(inPublic(path)).removeAlpha().raw().toBuffer();
  // Of our mark or of the owner's icon, the ground reaches every corner.
  const background = pixels.subarray(0, 3);
  // Differences that antialiasing makes and nobody sees.
  const isMarked = (pixel: number) =>
    background.some((part, index) => Math.abs(part - (pixels[3 * pixel + index] ?? 0)) > 10);
  const isOutside = (pixel: number) =>
    Math.hypot((pixel % size) + 0.5 - size / 2, Math.floor(pixel / size) + 0.5 - size / 2) >
    size * 0.4;

  const marked = Array.from({ length: size ** 2 }, (_, pixel) => pixel).filter(isMarked);
  expect(marked.filter(isOutside)).toEqual([]);
  expect(marked.length).toBeGreaterThan(0);
});

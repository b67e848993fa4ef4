import sharp from 'sharp';
import { packIco } from './ico';
import { faviconSizes, type IconFile } from './icon-file';
import { themedIconSvg, tileSvg, type TileOptions } from './mark-svg';
import { siteIcons } from '@/lib/brand/icons';

/** iOS rounds the corners itself and would show transparent ones black. */
const APPLE_TILE = { radius: 0, scale: 0.88 };

/** The mark reaches 15.8 of 16 units from the centre; the safe circle is 80 % of the side. */
const MASKABLE_TILE = { radius: 0, scale: 0.78 };

const png = (tile: TileOptions) =>
  sharp(Buffer.from(tileSvg(tile)))
    .png({ compressionLevel: 9 })
    .toBuffer();

const publicPng = async (path: string, tile: TileOptions): Promise<IconFile> => ({
  path: `public${path}`,
  content: await png(tile),
});

async function favicon(): Promise<IconFile> {
  const images = faviconSizes.map(async (size) => ({ size, png: await png({ size }) }));
  return { path: `public${siteIcons.favicon.path}`, content: packIco(await Promise.all(images)) };
}

/** Draws every icon of the site, of our mark. */
export async function drawnIconFiles(): Promise<IconFile[]> {
  const { appleTouch, any, maskable } = siteIcons;
  return [
    { path: 'app/icon.svg', content: themedIconSvg() },
    ...(await Promise.all([
      favicon(),
      publicPng(appleTouch.path, { size: appleTouch.size, ...APPLE_TILE }),
      ...any.map(({ path, size }) => publicPng(path, { size })),
      ...maskable.map(({ path, size }) => publicPng(path, { size, ...MASKABLE_TILE })),
    ])),
  ];
}

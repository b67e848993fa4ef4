import sharp from 'sharp';
import { packIco } from './ico';
import { themedIconSvg, tileSvg, type TileOptions } from './mark-svg';
import { siteIcons } from '@/lib/brand/site-icons';

/** A generated file, its path relative to the repository. */
export interface IconFile {
  path: string;
  content: string | Buffer;
}

/** Sides in pixels of the pictures in favicon.ico: a tab, a tab on a dense screen, a shortcut. */
const faviconSizes = [16, 32, siteIcons.favicon.size] as const;

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

/** Draws every icon of the site. */
export async function iconFiles(): Promise<IconFile[]> {
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

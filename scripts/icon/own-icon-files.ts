import sharp from 'sharp';
import { packIco } from './ico';
import { type IconFile, faviconSizes } from './icon-file';
import { type OwnIcon } from './own-icon';
import { drawMaster, readTile } from './tile';
import { siteIcons } from '@/lib/brand/icons';

/** Side in pixels of the picture in `icon.svg` of a PNG: 32 on the page, three times as dense. */
const INNER_SIDE = 96;

/** Radius of the circle that no launcher cuts, in sides: 40 % (W3C, Web Application Manifest), less a pixel's rim. */
const SAFE_RADIUS = 0.395;

/** Part of the side that an icon with transparent edges takes on iOS. */
const APPLE_SCALE = 0.8;

const compressed = { compressionLevel: 9, palette: false } as const;

/**
 * Makes every icon of the site of the owner's picture.
 *
 * @param icon looked at by checkOwnIcon
 */
export async function ownIconFiles(icon: OwnIcon): Promise<IconFile[]> {
  const master = await drawMaster(icon.content);
  const { background, isFull, reach } = await readTile(master);

  const plain = (side: number) => sharp(master).resize(side, side).png(compressed).toBuffer();

  /** The icon on its ground, which reaches the edges. @param scale of the icon, 1: as large as the square */
  async function onGround(side: number, scale: number): Promise<Buffer> {
    // By whole pixels in the middle: the sides of icons are even.
    const inner = 2 * Math.floor((side * scale) / 2);
    const start = (side - inner) / 2;
    return sharp({ create: { width: side, height: side, channels: 3, background } })
      .composite([{ input: await plain(inner), left: start, top: start }])
      .png(compressed)
      .toBuffer();
  }

  async function vector(): Promise<Buffer> {
    if (icon.path.endsWith('.svg')) return icon.content;
    const picture = (await plain(INNER_SIDE)).toString('base64');
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INNER_SIDE} ${INNER_SIDE}"><image width="${INNER_SIDE}" height="${INNER_SIDE}" href="data:image/png;base64,${picture}"/></svg>\n`,
    );
  }

  const favicon = faviconSizes.map(async (size) => ({ size, png: await plain(size) }));
  const { appleTouch, any, maskable } = siteIcons;
  const safe = Math.min(1, SAFE_RADIUS / reach);
  return [
    { path: 'app/icon.svg', content: await vector() },
    { path: `public${siteIcons.favicon.path}`, content: packIco(await Promise.all(favicon)) },
    {
      path: `public${appleTouch.path}`,
      content: await onGround(appleTouch.size, isFull ? 1 : APPLE_SCALE),
    },
    ...(await Promise.all([
      ...any.map(async ({ path, size }) => ({
        path: `public${path}`,
        content: await plain(size),
      })),
      ...maskable.map(async ({ path, size }) => ({
        path: `public${path}`,
        content: await onGround(size, safe),
      })),
    ])),
  ];
}

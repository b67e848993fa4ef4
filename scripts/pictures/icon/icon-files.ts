import sharp from 'sharp';
import { packIco } from './ico';
import { themedIconSvg, tileSvg } from './mark-svg';
import { type OwnIcon } from './own-icon';
import { drawMaster, readTile } from './tile';
import { siteIcons } from '@/lib/brand/icons';

/** A made file, its path from the project's folder. */
interface IconFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/** Draws a PNG of that side in pixels. */
type Draw = (side: number) => Promise<Buffer>;

interface Drawings {
  readonly vector: string | Buffer;
  /** With its own shape. */
  readonly plain: Draw;
  /** iOS rounds the corners itself and would show transparent ones black. */
  readonly appleTouch: Draw;
  /** A launcher cuts it; a circle of 80 % of the side stays (W3C, Web Application Manifest). */
  readonly maskable: Draw;
}

/** Sides in pixels of the pictures in favicon.ico: a tab, a tab on a dense screen, a shortcut. */
const faviconSizes = [16, 32, siteIcons.favicon.size];

/** The mark reaches 15.8 of 16 units from the centre. */
const MARK_SCALE = { appleTouch: 0.88, maskable: 0.78 };

/** Radius of the circle that no launcher cuts, in sides: 40 %, less a pixel's rim. */
const SAFE_RADIUS = 0.395;

/** Part of the side that an owner's icon with transparent edges takes on iOS. */
const APPLE_SCALE = 0.8;

/** Side in pixels of the picture in `icon.svg` of a PNG: 32 on the page, three times as dense. */
const INNER_SIDE = 96;

const compressed = { compressionLevel: 9, palette: false } as const;

async function iconFiles({ vector, plain, ...cut }: Drawings): Promise<IconFile[]> {
  const { favicon, appleTouch, any, maskable } = siteIcons;
  const pictures = [
    { ...appleTouch, draw: cut.appleTouch },
    ...any.map((icon) => ({ ...icon, draw: plain })),
    ...maskable.map((icon) => ({ ...icon, draw: cut.maskable })),
  ];
  const inFavicon = faviconSizes.map(async (size) => ({ size, png: await plain(size) }));
  return [
    { path: 'app/icon.svg', content: vector },
    { path: `public${favicon.path}`, content: packIco(await Promise.all(inFavicon)) },
    ...(await Promise.all(
      pictures.map(async ({ path, size, draw }) => ({
        path: `public${path}`,
        content: await draw(size),
      })),
    )),
  ];
}

/** Draws every icon of the site from our mark. */
export function drawnIconFiles(): Promise<IconFile[]> {
  const draw = (...tile: Parameters<typeof tileSvg>) =>
    sharp(Buffer.from(tileSvg(...tile)))
      .png({ compressionLevel: 9 })
      .toBuffer();
  return iconFiles({
    vector: themedIconSvg(),
    plain: (side) => draw(side),
    appleTouch: (side) => draw(side, MARK_SCALE.appleTouch, 0),
    maskable: (side) => draw(side, MARK_SCALE.maskable, 0),
  });
}

/** Makes every icon of the site from the owner's picture, after checkOwnIcon. */
export async function ownIconFiles(icon: OwnIcon): Promise<IconFile[]> {
  const master = await drawMaster(icon.content);
  const { background, isFull, reach } = await readTile(master);
  const plain: Draw = (side) => sharp(master).resize(side, side).png(compressed).toBuffer();

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

  const embedded = async () => {
    const href = `data:image/png;base64,${(await plain(INNER_SIDE)).toString('base64')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INNER_SIDE} ${INNER_SIDE}"><image width="${INNER_SIDE}" height="${INNER_SIDE}" href="${href}"/></svg>\n`;
  };
  return iconFiles({
    vector: icon.path.endsWith('.svg') ? icon.content : await embedded(),
    plain,
    appleTouch: (side) => onGround(side, isFull ? 1 : APPLE_SCALE),
    maskable: (side) => onGround(side, Math.min(1, SAFE_RADIUS / reach)),
  });
}

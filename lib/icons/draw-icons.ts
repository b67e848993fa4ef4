import sharp, { type Sharp } from 'sharp';
import { packIco } from './ico';
import { themedIconSvg, tileSvg } from './mark-svg';
import { type OwnIcon } from './own-icon';
import { drawMaster, readTile } from './tile';
import { siteIcons } from '@/lib/brand/icons';

/** The picture from which all icons are made. */
interface IconSource {
  /**
   * @param side in pixels
   * @param scale size of the icon on a full square of its background; without it the icon keeps its
   *   own shape
   * @returns PNG
   */
  readonly draw: (side: number, scale?: number) => Promise<Buffer>;
  /** iOS rounds the corners itself and would show transparent ones black. */
  readonly appleTouch: number;
  /** A launcher crops it; a circle of 80 % of the side is safe (W3C, Web Application Manifest). */
  readonly maskable: number;
}

/** Sides in pixels of the pictures in favicon.ico: a tab, a tab on a dense screen, a shortcut. */
const faviconSizes = [16, 32, siteIcons.favicon.size];

/** Radius of the circle that no launcher crops, as a share of the side: 40 %, less one pixel. */
const SAFE_RADIUS = 0.395;

/** Side in pixels of a PNG inside of `icon.svg`: shown at 32 on the page, with three times the density. */
const INNER_SIDE = 96;

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 9, palette: false }).toBuffer();

const ourMark: IconSource = {
  draw: (side, scale) => toPng(sharp(Buffer.from(tileSvg(side, scale)))),
  // The mark reaches 15.8 of 16 units from the centre.
  appleTouch: 0.88,
  maskable: 0.78,
};

async function ownSource({ content }: OwnIcon): Promise<IconSource> {
  const master = await drawMaster(content);
  const { background, isFull, reach } = await readTile(master);
  return {
    async draw(side, scale) {
      // Centred on whole pixels, because the sides of icons are even.
      const inner = 2 * Math.floor((side * (scale ?? 1)) / 2);
      const input = await toPng(sharp(master).resize(inner, inner));
      if (scale === undefined) return input;
      const ground = sharp({ create: { width: side, height: side, channels: 3, background } });
      return toPng(ground.composite([{ input }]));
    },
    appleTouch: isFull ? 1 : 0.8,
    maskable: Math.min(1, SAFE_RADIUS / reach),
  };
}

const readSource = (icon: OwnIcon | undefined) => (icon ? ownSource(icon) : ourMark);

/**
 * Draws the icon for browsers that take an SVG.
 *
 * @param icon the owner's, checked by checkOwnIcon; undefined for our mark
 */
export async function drawVectorIcon(icon: OwnIcon | undefined): Promise<string> {
  if (!icon) return themedIconSvg();
  if (icon.path.endsWith('.svg')) return icon.content.toString();
  const { draw } = await ownSource(icon);
  const href = `data:image/png;base64,${(await draw(INNER_SIDE)).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INNER_SIDE} ${INNER_SIDE}"><image width="${INNER_SIDE}" height="${INNER_SIDE}" href="${href}"/></svg>\n`;
}

/** Draws favicon.ico. @param icon as above */
export async function drawFavicon(icon: OwnIcon | undefined): Promise<Buffer> {
  const { draw } = await readSource(icon);
  const pictures = faviconSizes.map(async (size) => ({ size, png: await draw(size) }));
  return packIco(await Promise.all(pictures));
}

/** The PNGs for start screens: their addresses, and for which of them the icon is made smaller. */
export const pngIcons = [
  { ...siteIcons.appleTouch, scaledFor: 'appleTouch' },
  ...siteIcons.any.map((icon) => ({ ...icon, scaledFor: undefined })),
  ...siteIcons.maskable.map((icon) => ({ ...icon, scaledFor: 'maskable' as const })),
] as const;

/** Draws one of the PNGs. @param icon as above */
export async function drawPngIcon(
  { size, scaledFor }: (typeof pngIcons)[number],
  icon: OwnIcon | undefined,
): Promise<Buffer> {
  const source = await readSource(icon);
  return source.draw(size, scaledFor && source[scaledFor]);
}

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
   * @param scale size of the icon relative to the opaque square behind it; if undefined, there is no square,
   *   and the icon fills the whole picture
   * @returns PNG
   */
  readonly draw: (side: number, scale?: number) => Promise<Buffer>;
  /** Scale for iOS, which rounds the corners itself and shows transparent corners as black. */
  readonly appleTouch: number;
  /**
   * Scale for launchers that crop the icon. They keep at least a circle with a diameter of 80 % of the
   * side (W3C, Web Application Manifest).
   */
  readonly maskable: number;
}

/** Sizes in pixels of the pictures in favicon.ico: for a tab, for a tab on a high-density screen and for a shortcut. */
const faviconSizes = [16, 32, siteIcons.favicon.size];

/** Radius of the circle that no launcher crops, as a fraction of the icon's side: 0.4 minus a small margin. */
const SAFE_RADIUS = 0.395;

/**
 * Side in pixels of the PNG inside `icon.svg`. It is enough for an icon of 32 CSS pixels on a screen of
 * density 3.
 */
const INNER_SIDE = 96;

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 9, palette: false }).toBuffer();

const siteMark: IconSource = {
  draw: (side, scale) => toPng(sharp(Buffer.from(tileSvg(side, scale)))),
  appleTouch: 0.88,
  // The mark is 32 units wide, and its farthest point is 15.7 units from the centre. This scale brings the
  // point inside SAFE_RADIUS.
  maskable: 0.78,
};

async function ownSource({ content }: OwnIcon): Promise<IconSource> {
  const master = await drawMaster(content);
  const { background, isFull, reach } = await readTile(master);
  return {
    async draw(side, scale) {
      // The size is an even number of pixels, like that of every icon, so that the picture can be centred.
      const inner = 2 * Math.floor((side * (scale ?? 1)) / 2);
      const input = await toPng(sharp(master).resize(inner, inner));
      if (scale === undefined) return input;
      const square = sharp({ create: { width: side, height: side, channels: 3, background } });
      return toPng(square.composite([{ input }]));
    },
    appleTouch: isFull ? 1 : 0.8,
    maskable: Math.min(1, SAFE_RADIUS / reach),
  };
}

const readSource = (icon: OwnIcon | undefined) => (icon ? ownSource(icon) : siteMark);

/**
 * Draws the icon for browsers that support SVG icons.
 *
 * @param icon the owner's icon, checked by checkOwnIcon; if undefined, the site's mark is drawn
 */
export async function drawVectorIcon(icon: OwnIcon | undefined): Promise<string> {
  if (!icon) return themedIconSvg();
  if (icon.path.endsWith('.svg')) return icon.content.toString();
  const { draw } = await ownSource(icon);
  const href = `data:image/png;base64,${(await draw(INNER_SIDE)).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INNER_SIDE} ${INNER_SIDE}"><image width="${INNER_SIDE}" height="${INNER_SIDE}" href="${href}"/></svg>\n`;
}

/** Draws favicon.ico. @param icon as for drawVectorIcon */
export async function drawFavicon(icon: OwnIcon | undefined): Promise<Buffer> {
  const { draw } = await readSource(icon);
  const pictures = faviconSizes.map(async (size) => ({ size, png: await draw(size) }));
  return packIco(await Promise.all(pictures));
}

/** PNGs for home screens. `scaledFor` names the scale in `IconSource`; if undefined, the icon has no scale. */
export const pngIcons = [
  { ...siteIcons.appleTouch, scaledFor: 'appleTouch' },
  ...siteIcons.any.map((icon) => ({ ...icon, scaledFor: undefined })),
  ...siteIcons.maskable.map((icon) => ({ ...icon, scaledFor: 'maskable' as const })),
] as const;

/** Draws one of the PNGs. @param icon as for drawVectorIcon */
export async function drawPngIcon(
  { size, scaledFor }: (typeof pngIcons)[number],
  icon: OwnIcon | undefined,
): Promise<Buffer> {
  const source = await readSource(icon);
  return source.draw(size, scaledFor && source[scaledFor]);
}

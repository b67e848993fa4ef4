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

/** The icon for browsers that take an SVG. */
async function vector({ draw }: IconSource, icon?: OwnIcon): Promise<string | Buffer> {
  if (!icon) return themedIconSvg();
  if (icon.path.endsWith('.svg')) return icon.content;
  const href = `data:image/png;base64,${(await draw(INNER_SIDE)).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INNER_SIDE} ${INNER_SIDE}"><image width="${INNER_SIDE}" height="${INNER_SIDE}" href="${href}"/></svg>\n`;
}

/**
 * Makes every icon of the site.
 *
 * @param icon the owner's icon, checked by checkOwnIcon; undefined for our mark
 * @returns contents by their paths from the project's folder
 */
export async function iconFiles(icon?: OwnIcon): Promise<Map<string, string | Buffer>> {
  const source = icon ? await ownSource(icon) : ourMark;
  const inFavicon = faviconSizes.map(async (size) => ({ size, png: await source.draw(size) }));
  const files = new Map([
    ['app/icon.svg', await vector(source, icon)],
    [`public${siteIcons.favicon.path}`, packIco(await Promise.all(inFavicon))],
  ]);
  for (const [icons, scale] of [
    [[siteIcons.appleTouch], source.appleTouch],
    [siteIcons.any, undefined],
    [siteIcons.maskable, source.maskable],
  ] as const) {
    for (const { path, size } of icons) files.set(`public${path}`, await source.draw(size, scale));
  }
  return files;
}

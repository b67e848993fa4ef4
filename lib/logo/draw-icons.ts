import { type Metadata } from 'next';
import sharp, { type Sharp } from 'sharp';
import { markSvg } from './mark';
import { findOwnIcon } from './own-icon';
import { brandColors } from '@/lib/brand/tokens';
import { sitePath } from '@/lib/browser/urls/site-urls';

export const icons = {
  favicon: '/favicon.ico',
  vector: '/icon.svg',
  appleTouch: '/apple-touch-icon.png',
} as const;

const FAVICON_SIDE = 32;
const APPLE_SIDE = 180;

/** Side of a PNG that stands in for the owner's SVG. The toolbar shows the logo at 32 CSS pixels. */
const EMBEDDED_SIDE = 128;

/** Draws the owner's icon or the site's mark as a PNG. @param side in pixels */
export function drawLogo(side: number): Sharp {
  const own = findOwnIcon();
  return sharp(own?.content ?? Buffer.from(markSvg()))
    .resize(side, side)
    .png();
}

/** Draws `icon.svg`. An owner's PNG is embedded in an SVG, so that the icon has the same address. */
export async function drawVectorIcon(): Promise<string> {
  const own = findOwnIcon();
  if (!own) return markSvg();
  if (own.path.endsWith('.svg')) return own.content.toString();
  const href = (await drawLogo(EMBEDDED_SIDE).toBuffer()).toString('base64');
  const size = `width="${EMBEDDED_SIDE}" height="${EMBEDDED_SIDE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${href}"/></svg>\n`;
}

/** Draws `favicon.ico` with one PNG, which every browser, and Windows since Vista, can read. */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawLogo(FAVICON_SIDE).toBuffer();
  // The file's type and the number of pictures; then the size, the colour depth, the length and the offset.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, FAVICON_SIDE, FAVICON_SIDE, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length, 0);
  place.writeUInt32LE(header.length + place.length, 4);
  return Buffer.concat([header, place, png]);
}

/** Draws the icon for home screens of iOS, which shows transparent parts black. */
export const drawAppleTouchIcon = (): Promise<Buffer> =>
  drawLogo(APPLE_SIDE)
    .flatten({ background: findOwnIcon() ? '#fff' : brandColors('light').accent })
    .toBuffer();

export const iconLinks = (): Metadata['icons'] => ({
  icon: [
    // Without `sizes` Chromium would prefer the ICO file to the SVG.
    { url: sitePath(icons.favicon), sizes: `${FAVICON_SIDE}x${FAVICON_SIDE}` },
    { url: sitePath(icons.vector), type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: sitePath(icons.appleTouch), sizes: `${APPLE_SIDE}x${APPLE_SIDE}` },
});

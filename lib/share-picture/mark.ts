import { brandColors } from '@/lib/brand/colors';
import { markSvg } from '@/lib/icons/mark-svg';
import { type OwnIcon } from '@/lib/icons/own-icon';
import { drawMaster } from '@/lib/icons/tile';

/**
 * Returns the mark (the logo) of the share picture as a `data:` URL.
 *
 * @param icon the owner's icon; if undefined, the site's own mark is drawn
 */
export async function shareMark(icon: OwnIcon | undefined): Promise<string> {
  // The site's mark needs no tile behind it, because the picture's background already has the tile's colour.
  if (!icon) return dataUrl(markSvg());
  const png = (await drawMaster(icon.content)).toString('base64');
  // The owner's icon is drawn on a tile, because it may not be visible on the background's accent colour.
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 100 100"><rect x="7" y="7" width="86" height="86" rx="20" fill="${brandColors.light.surface}"/><image x="17" y="17" width="66" height="66" href="data:image/png;base64,${png}"/></svg>`,
  );
}

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

import { findOwnIcon } from '../icon/own-icon';
import { drawMaster } from '../icon/tile';
import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE, markShapes } from '@/lib/brand/mark';

/** SVG of a mark in a square. @param side in pixels */
export type Mark = (x: number, y: number, side: number) => string;

/** Without its tile, since it stands on the tile's colour. */
const drawnMark: Mark = (x, y, side) => {
  const shapes = markShapes.map(
    ({ color, outline, faint }) =>
      `<path d="${outline}" fill="${brandColors.light[color]}"${faint ? ' fill-opacity="0.6"' : ''}/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${side / MARK_SIZE})">${shapes.join('')}</g>`;
};

/** Parts of the square: a tile that keeps the owner's icon apart from the accent, and the icon on it. */
const TILE = 0.86;
const INNER = 0.66;

/**
 * The mark for the share picture: the owner's icon, or ours.
 *
 * @param root folder of the project
 */
export async function readMark(root: string): Promise<Mark> {
  const icon = findOwnIcon(root);
  if (!icon) return drawnMark;
  const png = (await drawMaster(icon.content)).toString('base64');
  const placed = (x: number, y: number, side: number, part: number) => {
    const margin = (side * (1 - part)) / 2;
    return `x="${x + margin}" y="${y + margin}" width="${side * part}" height="${side * part}"`;
  };
  return (x, y, side) =>
    `<rect ${placed(x, y, side, TILE)} rx="${side * 0.2}" fill="${brandColors.light.surface}"/>` +
    `<image ${placed(x, y, side, INNER)} href="data:image/png;base64,${png}"/>`;
}

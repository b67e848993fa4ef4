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

/** Part of the square that the owner's icon takes of the white tile that keeps it apart from the accent. */
const INNER = 0.76;

/**
 * The mark for the share picture: the owner's icon, or ours.
 *
 * @param root folder of the project
 */
export async function readMark(root: string): Promise<Mark> {
  const icon = findOwnIcon(root);
  if (!icon) return drawnMark;
  const png = (await drawMaster(icon.content)).toString('base64');
  return (x, y, side) => {
    const inner = side * INNER;
    const margin = (side - inner) / 2;
    return (
      `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side * 0.22}" fill="${brandColors.light.surface}"/>` +
      `<image x="${x + margin}" y="${y + margin}" width="${inner}" height="${inner}" href="data:image/png;base64,${png}"/>`
    );
  };
}

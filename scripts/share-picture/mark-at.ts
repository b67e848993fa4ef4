import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE, markShapes } from '@/lib/brand/mark';

/** SVG of the mark without its tile, since it stands on the tile's colour. @param side in pixels */
export function markAt(x: number, y: number, side: number): string {
  const shapes = markShapes.map(
    ({ color, outline, faint }) =>
      `<path d="${outline}" fill="${brandColors.light[color]}"${faint ? ' fill-opacity="0.6"' : ''}/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${side / MARK_SIZE})">${shapes.join('')}</g>`;
}

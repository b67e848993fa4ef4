import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE, markShapes, type MarkColor, TILE_RADIUS } from '@/lib/brand/mark';

const FAINT = 0.6;
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const TILE = `width="${MARK_SIZE}" height="${MARK_SIZE}"`;

/** Returns the shapes of the mark as SVG. @param paint returns the attributes that apply a colour */
const markPaths = (paint: (color: MarkColor) => string): string =>
  markShapes
    .map(({ color, outline, faint }) => {
      const opacity = faint ? ` fill-opacity="${FAINT}"` : '';
      return `<path ${paint(color)} d="${outline}"${opacity}></path>`;
    })
    .join('');

const lightFill = (color: MarkColor) => `fill="${brandColors.light[color]}"`;

/** Returns an SVG file with the mark alone, in the colours of the light theme. */
export const markSvg = (): string =>
  `<svg ${NAMESPACE} ${TILE} viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${markPaths(lightFill)}</svg>`;

/**
 * Returns an SVG file with the mark on its tile, in the colours of the light theme.
 *
 * @param size side of the picture in pixels
 * @param scale size of the mark as a fraction of the tile's size; if given, the tile has no rounded corners
 */
export function tileSvg(size: number, scale?: number): string {
  const radius = scale === undefined ? TILE_RADIUS : 0;
  const margin = (MARK_SIZE * (1 - (scale ?? 1))) / 2;
  return `<svg ${NAMESPACE} width="${size}" height="${size}" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><rect ${TILE} rx="${radius}" ${lightFill('accent')}/><g transform="translate(${margin} ${margin}) scale(${scale ?? 1})">${markPaths(lightFill)}</g></svg>`;
}

const themeRules = (theme: keyof typeof brandColors) =>
  (['accent', 'on-accent', 'marker', 'on-marker'] satisfies MarkColor[])
    .map((color) => `.${color}{fill:${brandColors[theme][color]}}`)
    .join('');

/** Returns the site's SVG icon, which follows the browser's theme. */
export function themedIconSvg(): string {
  const dark = `@media (prefers-color-scheme:dark){${themeRules('dark')}}`;
  const shapes = markPaths((color) => `class="${color}"`);
  return `<svg ${NAMESPACE} viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><style>${themeRules('light')}${dark}</style><rect class="accent" ${TILE} rx="${TILE_RADIUS}"></rect>${shapes}</svg>\n`;
}

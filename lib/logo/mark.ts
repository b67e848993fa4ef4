import { brandColors } from '@/lib/brand/tokens';

const colors = ['accent', 'on-accent', 'marker', 'on-marker'] as const;

interface MarkShape {
  readonly color: (typeof colors)[number];
  readonly outline: string;
  readonly opacity?: number;
}

/** Side of the square that contains the mark, in the mark's own units. */
export const MARK_SIZE = 32;

/** From back to front: tile, index tab, page, lines, open tab, plus. Even coordinates are sharp in a 16-pixel icon. */
export const markShapes: readonly MarkShape[] = [
  {
    color: 'accent',
    outline: 'M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z',
  },
  {
    color: 'on-accent',
    outline: 'M20 6h2.5a1.5 1.5 0 0 1 1.5 1.5v1a1.5 1.5 0 0 1-1.5 1.5H20z',
    opacity: 0.6,
  },
  {
    color: 'on-accent',
    outline: 'M7 4h11a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  },
  { color: 'accent', outline: 'M8 8h8v2H8zM8 14h6v2H8zM8 18h6v2H8zM8 22h6v2H8z' },
  {
    color: 'marker',
    outline: 'M15 12h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H15a1 1 0 0 1-1-1V13a1 1 0 0 1 1-1z',
  },
  { color: 'on-marker', outline: 'M20 14h2v4h4v2h-4v4h-2v-4h-4v-2h4z' },
];

const themeRules = (theme: 'light' | 'dark') =>
  colors.map((color) => `.${color}{fill:${brandColors(theme)[color]}}`).join('');

/** Returns the mark as an SVG file, which follows the browser's theme. */
export function markSvg(): string {
  const paths = markShapes.map(
    ({ color, outline, opacity }) =>
      `<path class="${color}" d="${outline}"${opacity ? ` fill-opacity="${opacity}"` : ''}/>`,
  );
  const dark = `@media (prefers-color-scheme:dark){${themeRules('dark')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><style>${themeRules('light')}${dark}</style>${paths.join('')}</svg>\n`;
}

import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE, type MarkColor, markShapes, TILE_RADIUS } from '@/lib/brand/mark';

export interface TileOptions {
  /** Side of the picture, in pixels. */
  size: number;
  /** Corner radius of the tile, in units of the mark. */
  radius?: number;
  /** Size of the mark on the tile, 1 being its own. */
  scale?: number;
}

const FAINT = 0.6;

const markColors: readonly MarkColor[] = ['accent', 'on-accent', 'marker', 'on-marker'];

const themeRules = (theme: keyof typeof brandColors) =>
  markColors.map((color) => `.${color}{fill:${brandColors[theme][color]}}`).join('');

/** The mark on its tile, in the light colours. */
export function MarkTile({ size, radius = TILE_RADIUS, scale = 1 }: TileOptions): ReactElement {
  const colors = brandColors.light;
  const margin = (MARK_SIZE * (1 - scale)) / 2;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
    >
      <rect width={MARK_SIZE} height={MARK_SIZE} rx={radius} fill={colors.accent} />
      <g transform={`translate(${margin} ${margin}) scale(${scale})`}>
        {markShapes.map(({ color, outline, faint }) => (
          <path
            key={outline}
            d={outline}
            fill={colors[color]}
            fillOpacity={faint ? FAINT : undefined}
          />
        ))}
      </g>
    </svg>
  );
}

/** Source of an SVG file with the mark on its tile, in the light colours. */
export const tileSvg = (options: TileOptions): string =>
  renderToStaticMarkup(<MarkTile {...options} />);

/** Source of the site's SVG icon, which follows the browser's theme. */
export function themedIconSvg(): string {
  const dark = `@media (prefers-color-scheme:dark){${themeRules('dark')}}`;
  return `${renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
      <style>{themeRules('light') + dark}</style>
      <rect className="accent" width={MARK_SIZE} height={MARK_SIZE} rx={TILE_RADIUS} />
      {markShapes.map(({ color, outline, faint }) => (
        <path key={outline} className={color} d={outline} fillOpacity={faint ? FAINT : undefined} />
      ))}
    </svg>,
  )}\n`;
}

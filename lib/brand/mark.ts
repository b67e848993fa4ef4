/** A colour of the mark (the site's logo), by the name of its token in app/styles/tokens.css. */
export type MarkColor = 'accent' | 'on-accent' | 'marker' | 'on-marker';

export interface MarkShape {
  readonly color: MarkColor;
  /** Value of the SVG attribute `d`, in the mark's own units. */
  readonly outline: string;
  /** Whether the shape is translucent. */
  readonly faint?: boolean;
}

/** Side of the square that contains the mark, in the mark's own units. */
export const MARK_SIZE = 32;

/** Corner radius of the tile under the mark, in the mark's own units. */
export const TILE_RADIUS = 8;

/**
 * The shapes of the mark, from back to front: a thumb-index tab, a dictionary page, its lines of text, the
 * open tab and a plus. The tile under the mark is not included, because not every icon has the same tile. All
 * edges have even coordinates, so that they are sharp in a 16-pixel icon, where each pixel is two units wide.
 */
export const markShapes: readonly MarkShape[] = [
  {
    color: 'on-accent',
    outline: 'M20 6h2.5a1.5 1.5 0 0 1 1.5 1.5v1a1.5 1.5 0 0 1-1.5 1.5H20z',
    faint: true,
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

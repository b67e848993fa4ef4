export interface Place {
  left: number;
  top: number;
}

export interface SheetLayout {
  places: readonly Place[];
  height: number;
}

export interface Grid {
  columns: number;
  /** Width of every tile, in pixels. */
  tileWidth: number;
  /** Space around tiles, in pixels. */
  gap: number;
}

/**
 * Puts every tile, in turn, under the shortest column, so that one long page leaves no hole beside
 * it.
 *
 * @param heights of the tiles, in pixels
 */
export function layOutSheet(heights: readonly number[], grid: Grid): SheetLayout {
  const { columns, tileWidth, gap } = grid;
  const ends = Array.from({ length: columns }, () => gap);
  const places = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { left: gap + column * (tileWidth + gap), top };
  });
  return { places, height: Math.max(...ends) };
}

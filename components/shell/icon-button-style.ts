/**
 * A square button that shows an icon; the caller adds its display, and a margin that puts the
 * drawing and not the square on the content's edge.
 */
export const iconButtonStyle =
  'size-12 shrink-0 items-center justify-center rounded-lg smooth hover:bg-accent-soft';

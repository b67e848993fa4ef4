/** A square button of the toolbar that shows an icon; the caller adds its display. */
export const iconButtonStyle =
  'size-12 shrink-0 items-center justify-center rounded-lg smooth hover:bg-accent-soft';

/** A round button of the carousel; the caller adds its display. */
export const carouselButtonStyle =
  'size-12 items-center justify-center rounded-full border border-line bg-surface transition-colors duration-open hover:border-accent hover:text-accent';

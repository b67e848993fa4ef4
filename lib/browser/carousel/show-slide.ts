/** Hides a slide from screen readers and from the Tab key, but not from «find in page», or shows it again. */
export function setHidden(slide: HTMLElement, isHidden: boolean): void {
  slide.ariaHidden = isHidden ? 'true' : null;
  for (const link of slide.querySelectorAll('a')) {
    link.tabIndex = isHidden ? -1 : 0;
    if (isHidden) link.blur();
  }
}

/**
 * Hides all slides but one. Loads its pictures and those of its neighbours: browsers would load a lazy picture only
 * when a transform has moved it into view. React does not render the slides, so they are changed directly.
 */
export function showSlide(slides: readonly HTMLElement[], selected: number): void {
  slides.forEach((slide, index) => {
    setHidden(slide, index !== selected);
    const apart = Math.abs(index - selected);
    if (apart > 1 && apart < slides.length - 1) return;
    for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
  });
}

/**
 * Loads the pictures of a slide and of its neighbours now. Otherwise browsers would load a lazy picture
 * only when a transform has moved it into view, and the slide would be empty at first.
 */
function loadPicturesAround(slides: readonly HTMLElement[], selected: number): void {
  const count = slides.length;
  for (const index of [selected, selected + 1, selected - 1 + count]) {
    slides[index % count]?.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
    });
  }
}

/** Hides a slide from screen readers and from the Tab key, but not from «find in page», or shows it again. */
function setHidden(slide: HTMLElement, isHidden: boolean): void {
  if (isHidden) slide.setAttribute('aria-hidden', 'true');
  else slide.removeAttribute('aria-hidden');
  for (const link of slide.querySelectorAll('a')) {
    link.tabIndex = isHidden ? -1 : 0;
    if (isHidden) link.blur();
  }
}

/** Hides all slides but one. The elements are changed directly, because React does not render the slides. */
export function showSlide(slides: readonly HTMLElement[], selected: number): void {
  slides.forEach((slide, index) => setHidden(slide, index !== selected));
  loadPicturesAround(slides, selected);
}

/** Shows all slides, as the native strip does. */
export const showAllSlides = (slides: Iterable<HTMLElement>) => {
  for (const slide of slides) setHidden(slide, false);
};

/**
 * Loads the pictures of a slide and of its neighbours now: a browser does not
 * load a lazy picture that a transform will bring into view, and the slide
 * would arrive empty.
 */
function loadPicturesAround(slides: readonly HTMLElement[], selected: number): void {
  const count = slides.length;
  for (const index of [selected, selected + 1, selected - 1 + count]) {
    slides[index % count]?.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
    });
  }
}

/**
 * Makes one slide the one that can be reached; the others are inert. Done to
 * the elements and not by React, to which the slides are opaque: a step costs
 * the same however many there are.
 */
export function showSlide(slides: readonly HTMLElement[], selected: number): void {
  slides.forEach((slide, index) => {
    const hidden = index !== selected;
    if (slide.inert !== hidden) slide.inert = hidden;
  });
  loadPicturesAround(slides, selected);
}

/**
 * Loads the pictures of a slide and of its neighbours now: a browser does not
 * load a lazy picture that a transform will bring into view, and the slide
 * would arrive empty.
 */
export function loadPicturesAround(slides: readonly HTMLElement[], selected: number): void {
  const count = slides.length;
  for (const index of [selected, selected + 1, selected - 1 + count]) {
    slides[index % count]?.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
    });
  }
}

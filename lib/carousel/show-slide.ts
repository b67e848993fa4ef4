/**
 * Loads the pictures of a slide and of its neighbours now: browsers do not load
 * a lazy picture before a transform moves it into view, and the slide would be
 * empty.
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
 * Makes all slides but one inert. It sets the attribute on the elements directly: React does not
 * render the slides, so that a step costs the same with any number of them.
 */
export function showSlide(slides: readonly HTMLElement[], selected: number): void {
  slides.forEach((slide, index) => {
    const hidden = index !== selected;
    if (slide.inert === hidden) return;
    slide.inert = hidden;
    // Chrome 101, Safari 15.4 and older do not know `inert`; there at least the Tab key skips these links.
    slide.toggleAttribute('inert', hidden);
    for (const link of slide.querySelectorAll('a')) link.tabIndex = hidden ? -1 : 0;
  });
  loadPicturesAround(slides, selected);
}

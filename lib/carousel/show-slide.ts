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

/**
 * Makes all slides but one inert. The attribute is set on the elements directly, because React does not
 * render the slides.
 */
export function showSlide(slides: readonly HTMLElement[], selected: number): void {
  slides.forEach((slide, index) => {
    const hidden = index !== selected;
    if (slide.inert === hidden) return;
    slide.inert = hidden;
    // Chrome 101, Safari 15.4 and older do not support `inert`. In these browsers `tabIndex` makes the Tab
    // key skip the links.
    slide.toggleAttribute('inert', hidden);
    for (const link of slide.querySelectorAll('a')) link.tabIndex = hidden ? -1 : 0;
  });
  loadPicturesAround(slides, selected);
}

/** Distance in pixels below which two places of a strip are the same. */
const SAME_PLACE_PX = 1;

const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_PLACE_PX;

/** Width of a slide in CSS pixels, not rounded: the error of `clientWidth` would add up over the slides. */
const slideWidth = (strip: HTMLElement) => strip.getBoundingClientRect().width;

/** Index of the slide that a native scroll-snap strip shows; 0 while it is not laid out. */
export function slideInView(strip: HTMLElement): number {
  const width = slideWidth(strip);
  return width === 0 ? 0 : Math.round(strip.scrollLeft / width);
}

/**
 * Waits until a native scroll-snap strip has stopped at a slide and no finger is
 * on it; if Embla started earlier, a swipe would jump back. Checks every frame,
 * because Safari up to 26.1 has no `scrollend`.
 *
 * @param isFingerOn whether a finger is on the strip now
 * @param onRest called once
 * @returns stops waiting
 */
export function whenAtRest(
  strip: HTMLElement,
  isFingerOn: () => boolean,
  onRest: () => void,
): () => void {
  let place = NaN;
  let frame = 0;
  function look() {
    const { scrollLeft } = strip;
    const isAtSlide = isSame(scrollLeft, slideInView(strip) * slideWidth(strip));
    if (!isFingerOn() && isSame(scrollLeft, place) && isAtSlide) {
      onRest();
      return;
    }
    place = scrollLeft;
    frame = requestAnimationFrame(look);
  }
  look();
  return () => cancelAnimationFrame(frame);
}

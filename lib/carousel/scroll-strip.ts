const SAME_POSITION_PX = 1;

/** For a strip that no finger touches: zoomed-out browsers may stop between two slides by more than a pixel. */
const LONGEST_WAIT_MS = 2000;

const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_POSITION_PX;

/** Not rounded, because rounding errors would add up over the slides. */
const slideWidth = (strip: HTMLElement) => strip.getBoundingClientRect().width;

/** Returns the index of the slide that a native strip shows; 0 while the strip has no layout. */
export function slideInView(strip: HTMLElement): number {
  const width = slideWidth(strip);
  return width === 0 ? 0 : Math.round(strip.scrollLeft / width);
}

/**
 * Waits until a native strip has stopped at a slide and no finger is on it. If Embla started during a swipe, the strip
 * would jump back. The position is checked in every frame, because Safari up to 26.1 has no `scrollend`.
 * @returns a function that stops waiting
 */
export function whenAtRest(
  strip: HTMLElement,
  isFingerOn: () => boolean,
  onRest: () => void,
): () => void {
  let lastPosition = NaN;
  let frame = 0;
  const start = performance.now();
  function check() {
    const { scrollLeft } = strip;
    const isAtSlide = isSame(scrollLeft, slideInView(strip) * slideWidth(strip));
    const isLate = performance.now() - start > LONGEST_WAIT_MS;
    if (!isFingerOn() && isSame(scrollLeft, lastPosition) && (isAtSlide || isLate)) {
      onRest();
      return;
    }
    lastPosition = scrollLeft;
    frame = requestAnimationFrame(check);
  }
  check();
  return () => cancelAnimationFrame(frame);
}

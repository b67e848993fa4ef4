import { DOT, NATIVE_STRIP, PLACE, SHOWN, SLIDE } from './parts';
import { intentOn, islandOf } from '@/lib/browser/island-state';
import { isUnmodified } from '@/lib/browser/modifier-keys';

/** For a strip that no finger touches: zoomed-out browsers may stop between two slides by more than a pixel. */
const LONGEST_WAIT_MS = 2000;

/** In CSS pixels. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 1;

/** Not rounded, because rounding errors would add up over the slides. */
const slideWidth = (strip: HTMLElement) => strip.getBoundingClientRect().width;

/** Returns the index of the slide in view; 0 while the strip has no layout. */
export const slideInView = (strip: HTMLElement) =>
  Math.round(strip.scrollLeft / slideWidth(strip)) || 0;

/**
 * Waits until the strip has stopped at a slide and no finger is on it. If Embla started during a swipe, the strip would
 * jump back. The position is checked in every frame, because Safari up to 26.1 has no `scrollend`.
 * @returns a function that stops waiting
 */
export function whenAtRest(strip: HTMLElement, onRest: () => void) {
  let lastPosition = NaN;
  let frame = 0;
  const start = performance.now();
  function check() {
    const { scrollLeft } = strip;
    const isAtSlide = isSame(scrollLeft, slideInView(strip) * slideWidth(strip));
    const isLate = performance.now() - start > LONGEST_WAIT_MS;
    const isStill = isSame(scrollLeft, lastPosition) && intentOn(strip) !== 'finger';
    if (isStill && (isAtSlide || isLate)) {
      onRest();
      return;
    }
    lastPosition = scrollLeft;
    frame = requestAnimationFrame(check);
  }
  check();
  return () => cancelAnimationFrame(frame);
}

/** Scrolls a strip to its first or last slide on Home or End, which would scroll the page. */
export function watchEndKeys(): void {
  addEventListener('keydown', (event) => {
    const strip = (event.target as Element).closest(NATIVE_STRIP);
    const left = { Home: 0, End: 1e6 }[event.key];
    if (!strip || left === undefined || !isUnmodified(event)) return;
    event.preventDefault();
    strip.scrollTo({ left });
  });
}

/**
 * While a strip is scrolled, shows the pictures that CSS hides until the visitor uses the carousel, and loads those
 * beside the visible slide: Firefox and Safari load a lazy picture in a strip only when it is in view. Marks the
 * slide's dot and shows its group and number.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      // The target may be the document, which has no `matches`.
      if (!strip.matches?.(NATIVE_STRIP)) return;
      const island = islandOf(strip)!;
      const dots = island.querySelectorAll(DOT);
      island.dataset.intent ??= '';
      // `clientWidth` is rounded to whole pixels, which is exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll(SLIDE).forEach((slide, index) => {
        if (Math.abs(index - inView) < 2) slide.querySelector('img')!.loading = 'eager';
        dots[index]!.setAttribute('aria-current', `${index === inView}`);
      });
      const places = strip.querySelectorAll(PLACE);
      // The words are the slide's own, because the browser may have translated them.
      island.querySelector(SHOWN)!.textContent = places[inView]!.textContent;
    },
    true,
  );
}

import { insideOf } from './embla-inside';
import { plugin } from './plugin';

/** Lowest pointer speed at which a release is a flick, in CSS pixels per millisecond. */
const FLICK_SPEED = 0.5;

/** Fraction of a slide's width. A drag without a flick must cover it to reach the next slide. */
const MOVE_ON_SHARE = 1 / 3;

/** Only movement in this time before the release counts for the speed, in milliseconds. */
const WINDOW_MS = 100;

type PointerLikeEvent = MouseEvent | TouchEvent;

const sampleOf = (event: PointerLikeEvent) => ({
  position: 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX,
  time: event.timeStamp,
});

type Sample = ReturnType<typeof sampleOf>;

/** Returns the signed speed in CSS pixels per millisecond; 0 if the pointer rested before the release at `time`. */
function speedAt(time: number, samples: readonly Sample[]): number {
  const recent = samples.filter((sample) => time - sample.time <= WINDOW_MS);
  const first = recent.at(0);
  const last = recent.at(-1);
  if (!first || !last || first === last) return 0;
  return (last.position - first.position) / Math.max(time - first.time, 1);
}

/**
 * Embla plug-in that decides at which slide a drag ends, because Embla's own threshold cannot be set. A flick moves by
 * one slide. A slower drag of a third of a slide moves on, unless the pointer is moving back at its release.
 */
export const flick = () =>
  plugin('flick', (api) => {
    const { scrollTo, containerRect } = insideOf(api);
    const root = api.rootNode();
    const distance = scrollTo.distance;
    let startIndex = 0;
    /** The press and the moves of the last drag. */
    let samples: Sample[] = [];
    let isPressed = false;
    /** Undefined unless the pointer has been released. */
    let velocity: number | undefined;
    const down = (event: PointerLikeEvent) => {
      velocity = undefined;
      // As in Embla, only the primary button of a mouse starts a drag.
      isPressed = !('button' in event && event.button !== 0);
      startIndex = api.selectedScrollSnap();
      samples = [sampleOf(event)];
    };
    const move = (event: PointerLikeEvent) => {
      if (isPressed) samples.push(sampleOf(event));
    };
    const up = (event: PointerLikeEvent) => {
      if (isPressed) velocity = speedAt(event.timeStamp, samples);
      isPressed = false;
      // Embla ignores the next click after a drag. A drag that ends elsewhere has none, so this click takes its place.
      setTimeout(() => root.dispatchEvent(new Event('click')));
    };

    // The listeners are in the capture phase, so that they run before Embla handles the end of a drag.
    const listeners = new AbortController();
    const early = { passive: true, capture: true, signal: listeners.signal };
    root.addEventListener('touchstart', down, early);
    root.addEventListener('touchmove', move, early);
    root.addEventListener('touchend', up, early);
    root.addEventListener('mousedown', down, early);
    document.addEventListener('mousemove', move, early);
    document.addEventListener('mouseup', up, early);

    scrollTo.distance = (_force, snap) => {
      // Embla also ends a drag when the page scrolls, when the browser takes over the touch, and when a
      // context menu opens. The pointer is not released then, so the carousel moves to the nearest slide.
      const speed = velocity;
      velocity = undefined;
      if (speed === undefined) return distance(0, snap);
      const dragged = samples.at(-1)!.position - samples[0]!.position;
      const slides = Math.floor(Math.abs(dragged) / containerRect.width + 1 - MOVE_ON_SHARE);
      const isFlick = Math.abs(speed) >= FLICK_SPEED;
      if (!isFlick && (slides === 0 || speed * dragged < 0)) return distance(0, snap);
      const step = isFlick ? -Math.sign(speed) : -Math.sign(dragged) * slides;
      scrollTo.index(startIndex + step, 0);
    };
    return () => listeners.abort();
  });

import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

export type AutoplayDelay = ReturnType<typeof createAutoplayDelay>;

/**
 * Delays for Embla's autoplay. A carousel that was not used moves 10 s after the page's load, but not
 * before the visitor could look at its first slide. After each move, and after each action of the
 * visitor, it waits 20 s. Embla keeps an array with one delay per slide, so the array is refilled.
 */
export function createAutoplayDelay() {
  let delay = FIRST_ADVANCE_MS;
  let delays: number[] = [];
  const setDelay = (milliseconds: number) => {
    delay = milliseconds;
    delays.fill(delay);
  };
  return {
    delays(snaps: readonly number[]): number[] {
      delays = snaps.map(() => delay);
      return delays;
    },
    /** @param elapsedMs milliseconds that a carousel which nobody has used has been on the screen */
    begin(elapsedMs: number) {
      setDelay(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs));
    },
    /** The carousel has moved, or the visitor has used it. */
    movedOrUsed() {
      setDelay(ADVANCE_MS);
    },
    /** The time that the slide was shown before does not count. */
    interrupted() {
      setDelay(Math.max(delay, FIRST_ADVANCE_MS));
    },
  };
}

/** A prerendered page has the time when it was shown. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Milliseconds since the page was loaded and shown; 0 before. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  return Math.max(0, performance.now() - Math.max(loadEventEnd, activationStart));
}

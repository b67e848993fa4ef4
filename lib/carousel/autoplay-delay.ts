import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

export type AutoplayDelay = ReturnType<typeof createAutoplayDelay>;

/**
 * Delays for Embla's autoplay. A carousel that nobody has touched moves 10 s after the page's load,
 * but not before the visitor could look at the slide that it was taken over at. After each move, and
 * after whatever the visitor did, the whole 20 s count. Embla reads one delay per slide from an array
 * it keeps, so the array is refilled.
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
    /** @param elapsedMs milliseconds that an untouched carousel has been on the screen */
    begin(elapsedMs: number) {
      setDelay(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs));
    },
    /** The carousel has moved, or the visitor has done something with it. */
    touched() {
      setDelay(ADVANCE_MS);
    },
    /** What was seen of the slide before counts for nothing. */
    interrupted() {
      setDelay(Math.max(delay, FIRST_ADVANCE_MS));
    },
  };
}

/** A page that was prepared before it was wanted (prerendered) knows when it was shown. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Milliseconds since the document has loaded and been shown; 0 before. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  return Math.max(0, performance.now() - Math.max(loadEventEnd, activationStart));
}

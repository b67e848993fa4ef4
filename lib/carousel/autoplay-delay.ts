import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

export type AutoplayDelay = ReturnType<typeof createAutoplayDelay>;

/**
 * Delays for Embla's autoplay. An unused carousel first moves 10 s after the page has loaded, but
 * only when its slide has been visible long enough to be looked at. After each move, and after each
 * action of the visitor, the delay is 20 s. Embla keeps a reference to an array with one delay per
 * slide, so this code refills that array.
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
    /** @param elapsedMs how long the still unused carousel has been on the screen, in milliseconds */
    begin(elapsedMs: number) {
      setDelay(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs));
    },
    /** The carousel has moved, or the visitor has used it. */
    movedOrUsed() {
      setDelay(ADVANCE_MS);
    },
    /** Starts a full delay again, however long the slide has been shown already. */
    interrupted() {
      setDelay(Math.max(delay, FIRST_ADVANCE_MS));
    },
  };
}

/** `activationStart` is when a prerendered page was shown; it is 0 for all others. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Milliseconds since the page was loaded and shown; 0 before. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  return Math.max(0, performance.now() - Math.max(loadEventEnd, activationStart));
}

import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

export type AutoplayDelay = ReturnType<typeof createAutoplayDelay>;

/**
 * Sets the delays of Embla's autoplay. If the visitor does not use the carousel, it first moves 10 s after
 * the page has loaded, but not earlier than 3 s after hydration. After each move and each action of the
 * visitor the delay is 20 s. Embla keeps a reference to an array with one delay per slide, so this code
 * changes the delay by refilling that array.
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
    /**
     * Sets the delay before the first move.
     *
     * @param elapsedMs milliseconds since the page was both loaded and shown
     */
    begin(elapsedMs: number) {
      setDelay(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs));
    },
    /** Called when the carousel has moved or the visitor has used it. */
    movedOrUsed() {
      setDelay(ADVANCE_MS);
    },
    /** Called when autoplay pauses. After the pause, the delay starts again and is at least 10 s. */
    interrupted() {
      setDelay(Math.max(delay, FIRST_ADVANCE_MS));
    },
  };
}

/** `activationStart` is the time when a prerendered page was shown; it is 0 for other pages. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/**
 * Returns the milliseconds since the page was both loaded and shown; 0 while the page is loading or hidden. A tab that
 * was opened in the background paints only when it is shown.
 */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  const [paint] = performance.getEntriesByType('paint');
  const shown = Math.max(loadEventEnd, activationStart, paint?.startTime ?? 0);
  return Math.max(0, performance.now() - shown);
}

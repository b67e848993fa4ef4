import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

/**
 * Delays for Embla's autoplay: the first advance comes 10 s after the page's
 * load, but not before the visitor could look at the slide that the carousel
 * was taken over at; each further one after 20 s. Embla reads one delay per
 * slide from an array it keeps, so the array is refilled.
 */
export function createAutoplayDelay() {
  let delay = FIRST_ADVANCE_MS;
  let delays: number[] = [];
  const setDelay = (milliseconds: number) => {
    delay = milliseconds;
    delays.fill(delay);
  };
  return {
    delays(snaps: number[]): number[] {
      delays = snaps.map(() => delay);
      return delays;
    },
    /** @param elapsedMs milliseconds that the carousel has been on the screen when it begins */
    begin(elapsedMs: number) {
      setDelay(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs));
    },
    advanced() {
      setDelay(ADVANCE_MS);
    },
  };
}

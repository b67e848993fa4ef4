import { ADVANCE_MS, FIRST_ADVANCE_MS } from './timing';

/**
 * Delays for Embla's autoplay: the first advance comes after 10 s, each further
 * one after 20 s. Embla reads one delay per slide from an array it keeps, so
 * the array is refilled when the first advance is done.
 *
 * @param elapsedMs milliseconds that the carousel has been on the screen already
 */
export function createAutoplayDelay(elapsedMs: number) {
  let delay = Math.max(0, FIRST_ADVANCE_MS - elapsedMs);
  let delays: number[] = [];
  return {
    delays(snaps: number[]): number[] {
      delays = snaps.map(() => delay);
      return delays;
    },
    advanced() {
      delay = ADVANCE_MS;
      delays.fill(delay);
    },
  };
}

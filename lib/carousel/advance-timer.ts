import { ADVANCE_MS, FIRST_ADVANCE_MS, SHORTEST_VIEW_MS } from './timing';

/**
 * Times the moves that the carousel makes by itself. One that nobody has touched moves 10 s after
 * the page's load, but not before the visitor could look at the slide that it was taken over at.
 * After each move, and after whatever the visitor did, the whole 20 s count.
 */
export function createAdvanceTimer() {
  let delay = FIRST_ADVANCE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restart: (() => void) | undefined;
  return {
    /** @param elapsedMs milliseconds that an untouched carousel has been on the screen */
    begin(elapsedMs: number) {
      delay = Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs);
    },
    start(advance: () => void) {
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          delay = ADVANCE_MS;
          restart?.();
          advance();
        }, delay);
      };
      restart();
    },
    stop() {
      clearTimeout(timer);
      restart = undefined;
      // What was seen of the slide before counts for nothing.
      delay = Math.max(delay, FIRST_ADVANCE_MS);
    },
    /** The visitor has done something with the carousel. */
    touched() {
      delay = ADVANCE_MS;
      restart?.();
    },
  };
}

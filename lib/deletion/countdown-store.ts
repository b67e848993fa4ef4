import { countdownDeadline, secondsLeft } from './countdown';
import { loadDeadline, saveDeadline } from './deadline-storage';

/**
 * Makes an external store for React with the seconds left until the next request is allowed. The
 * seconds are computed from the clock and from a deadline that survives a reload of the page.
 */
export function createCountdown() {
  let deadline = loadDeadline(Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const getSeconds = () => secondsLeft(deadline, Date.now());

  function tick() {
    clearTimeout(timer);
    // If the clock was set back, the wait must not become longer.
    deadline = Math.min(deadline, countdownDeadline(Date.now()));
    listeners.forEach((listener) => listener());
    const seconds = getSeconds();
    if (seconds === 0 || listeners.size === 0) return;
    // The timer ends exactly when the next second begins, so that no second is skipped.
    const untilNext = deadline - Date.now() - (seconds - 1) * 1000;
    timer = setTimeout(tick, Math.max(untilNext, 1));
  }

  return {
    /** Returns the whole seconds left; 0 when the form can be sent. */
    getSeconds,
    /** Starts a new countdown of 30 seconds. */
    start() {
      deadline = countdownDeadline(Date.now());
      saveDeadline(deadline);
      tick();
    },
    /** Calls the listener whenever the seconds change. @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener);
      tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}

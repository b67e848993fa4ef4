/** Seconds until the form can be sent again. */
export const COUNTDOWN_SECONDS = 30;

export const DEADLINE_KEY = 'deletion-countdown-deadline';

/** Formats seconds as minutes and seconds: 30 → 00:30. */
export const formatTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 19);

/** Returns the time when a countdown that starts now will end. All times are epoch milliseconds. */
const newDeadline = () => Date.now() + COUNTDOWN_SECONDS * 1000;

/** Returns the deadline that this tab stored before a reload; 0 without one or if the clock was set back. */
export function loadDeadline(): number {
  try {
    const deadline = Number(sessionStorage.getItem(DEADLINE_KEY));
    return deadline <= newDeadline() ? deadline : 0;
  } catch {
    return 0;
  }
}

/** Makes an external store for React with the seconds left until the next request is allowed. */
export function createCountdown() {
  let deadline = loadDeadline();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** Returns the whole seconds left, by the clock, because the timers of a background tab run late. */
  function getSeconds(): number {
    // If the clock was set back, the wait must not become longer.
    deadline = Math.min(deadline, newDeadline());
    return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
  }

  function tick() {
    clearTimeout(timer);
    listeners.forEach((listener) => listener());
    if (getSeconds() === 0 || listeners.size === 0) return;
    // The timer ends exactly when the next second begins, so that no second is skipped.
    timer = setTimeout(tick, (deadline - Date.now()) % 1000 || 1000);
  }

  return {
    getSeconds,
    start() {
      deadline = newDeadline();
      try {
        sessionStorage.setItem(DEADLINE_KEY, String(deadline));
      } catch {
        // If the browser forbids storage, the countdown still runs, but a reload ends it.
      }
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

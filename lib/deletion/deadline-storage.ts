import { countdownDeadline } from './countdown';

/** Key of the deadline in the session storage. */
export const DEADLINE_KEY = 'deletion-countdown-deadline';

/**
 * Returns the deadline that this tab stored before a reload, in epoch milliseconds. Returns 0 if no
 * deadline is stored or the browser forbids storage. Also returns 0 if the deadline is further away than
 * a countdown lasts, because this means that the clock was set back.
 *
 * @param now epoch milliseconds
 */
export function loadDeadline(now: number): number {
  try {
    const deadline = Number(sessionStorage.getItem(DEADLINE_KEY));
    return deadline <= countdownDeadline(now) ? deadline : 0;
  } catch {
    return 0;
  }
}

/** Stores the deadline, so that it survives a reload in this tab. */
export function saveDeadline(deadline: number): void {
  try {
    sessionStorage.setItem(DEADLINE_KEY, String(deadline));
  } catch {
    // If the browser forbids storage, the countdown still runs, but a reload ends it.
  }
}

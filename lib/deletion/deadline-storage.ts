import { countdownDeadline } from './countdown';

/** Key of the session storage; the loader reads it, too. */
export const DEADLINE_KEY = 'deletion-countdown-deadline';

/**
 * The deadline that this tab stored before a reload, in epoch milliseconds; 0
 * when there is none, when storage is forbidden, and when it is further away
 * than a countdown lasts (the clock was set back).
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
    // If storage is forbidden, the countdown runs all the same; only a reload forgets it.
  }
}

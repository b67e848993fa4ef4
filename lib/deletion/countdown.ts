/** Seconds until the form can be sent again. */
export const COUNTDOWN_SECONDS = 30;

const SECOND_MS = 1000;

/** Returns the time when a countdown that starts now will end, in epoch milliseconds. */
export const countdownDeadline = (now: number) => now + COUNTDOWN_SECONDS * SECOND_MS;

/**
 * Returns the whole seconds left until the deadline, from 0 to 30; both times are epoch milliseconds. The clock decides,
 * because the timers of a background tab run late.
 */
export function secondsLeft(deadline: number, now: number): number {
  const seconds = Math.ceil((deadline - now) / SECOND_MS);
  return Math.min(Math.max(seconds, 0), COUNTDOWN_SECONDS);
}

/** Formats seconds as minutes and seconds with leading zeros: 30 → 00:30. */
export function formatTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

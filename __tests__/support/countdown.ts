import { createCountdown } from '@/lib/deletion/countdown-store';

/** A started countdown that writes down each number of seconds it tells of. */
export function startedCountdown() {
  const countdown = createCountdown();
  const told: number[] = [];
  const unsubscribe = countdown.subscribe(() => told.push(countdown.getSeconds()));
  countdown.start();
  told.length = 0;
  return { countdown, told, unsubscribe };
}

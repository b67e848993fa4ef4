import { useState, useSyncExternalStore } from 'react';
import { createCountdown } from '@/lib/deletion/countdown';

/**
 * The countdown between two requests. On the server and during hydration `seconds` is 0, because only the
 * visitor's browser knows whether a countdown is running.
 */
export function useCountdown() {
  const [countdown] = useState(() =>
    typeof window === 'undefined' ? undefined : createCountdown(),
  );
  const seconds = useSyncExternalStore(
    countdown?.subscribe ?? (() => () => {}),
    () => countdown?.getSeconds() ?? 0,
    () => 0,
  );
  return {
    seconds,
    isRunning: () => countdown?.getSeconds() !== 0,
    start: () => countdown?.start(),
  };
}

import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Milliseconds since the document has loaded; 0 while it loads. */
function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventEnd ?? 0;
  return loadedAt === 0 ? 0 : Math.max(0, performance.now() - loadedAt);
}

/**
 * Milliseconds that the component's markup has been on the screen when the
 * component first runs: since the document's load where its HTML came with the
 * document, 0 where a soft navigation has just made it.
 */
export function useTimeOnScreen(): number {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [time] = useState(() => (hydrating && typeof window !== 'undefined' ? timeSinceLoad() : 0));
  return time;
}

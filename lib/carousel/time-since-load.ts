/** Milliseconds since the document has loaded; 0 while it loads. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventEnd ?? 0;
  return loadedAt === 0 ? 0 : Math.max(0, performance.now() - loadedAt);
}

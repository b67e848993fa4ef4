/** A page that was prepared before it was wanted (prerendered) knows when it was shown. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Milliseconds since the document has loaded and been shown; 0 before. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  return Math.max(0, performance.now() - Math.max(loadEventEnd, activationStart));
}

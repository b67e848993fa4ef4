const FIRST_ADVANCE_MS = 10_000;
const ADVANCE_MS = 20_000;

/** The first slide stays at least this long after the carousel has been hydrated. */
const SHORTEST_VIEW_MS = 3000;

export type AutoplayDelay = ReturnType<typeof createAutoplayDelay>;

/** Makes the delay of Embla's autoplay, which can be set again while it plays. */
export function createAutoplayDelay() {
  let delay = FIRST_ADVANCE_MS;
  let kept: number[] = [];
  const set = (milliseconds: number) => {
    delay = milliseconds;
    kept.fill(delay);
  };
  return {
    /** The autoplay's option. */
    delays: (slides: readonly unknown[]) => (kept = slides.map(() => delay)),
    /** Sets the delay before the first move. @param elapsedMs time since the page was both loaded and shown */
    begin: (elapsedMs: number) => set(Math.max(SHORTEST_VIEW_MS, FIRST_ADVANCE_MS - elapsedMs)),
    movedOrUsed: () => set(ADVANCE_MS),
    /** Called when autoplay pauses. After the pause, the delay starts again and is at least 10 s. */
    interrupted: () => set(Math.max(delay, FIRST_ADVANCE_MS)),
  };
}

/** `activationStart` is the time when a prerendered page was shown; it is 0 for other pages. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Returns the milliseconds since the page was loaded and shown, or 0. A background tab is shown at its first paint. */
export function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  if (loadEventEnd === 0 || document.hidden) return 0;
  const [paint] = performance.getEntriesByType('paint');
  const shown = Math.max(loadEventEnd, activationStart, paint?.startTime ?? 0);
  return Math.max(0, performance.now() - shown);
}

/** Longest wait for a moment without work, milliseconds. */
const PATIENCE_MS = 100;

/** The next moment when the page has nothing better to do; the next task where browsers cannot tell. */
export const nextIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: PATIENCE_MS })
      : setTimeout(resolve),
  );

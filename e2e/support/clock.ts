import { expect, type Page } from 'playwright/test';

/**
 * Milliseconds from now to the time at which the clock is paused. If a slow machine needed longer to pass the
 * command to the browser, the time would already be in the past.
 */
const LEAD_MS = 60_000;

/** Stops the clock of the next page: time passes only when a test calls `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + LEAD_MS);
}

/** Milliseconds of the stopped clock between two checks, a frame or two; and of real time. */
const STEP_MS = 20;

/** Advances a stopped clock step by step until the condition is true. */
export const runClockUntil = (page: Page, condition: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return condition();
      },
      // The default waits up to a second between two steps, so that a fade-out could take too long.
      { intervals: [STEP_MS] },
    )
    .toBe(true);

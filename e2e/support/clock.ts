import { expect, type Page } from 'playwright/test';

/** Stops the clock of the next page. Time then passes only when a test calls `page.clock.runFor`. */
export async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Stops at one minute from now, because a closer time may already have passed on a slow machine.
  await page.clock.pauseAt(now + 60_000);
}

export const runClockUntil = (page: Page, condition: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return condition();
      },
      // By default Playwright would wait up to a second between two steps.
      { intervals: [20] },
    )
    .toBe(true);

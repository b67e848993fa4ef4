import { expect, type Page } from 'playwright/test';

/** Stops the clock of the next page: time passes only when a test calls `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Advances a stopped clock by 20 ms, a frame or two, at a time until the condition is true. */
export const runClockUntil = (page: Page, condition: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return condition();
    })
    .toBe(true);

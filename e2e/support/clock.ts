import { expect, type Page } from 'playwright/test';

/** Stops the clock of the next page: time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Advances a stopped clock by a frame or two at a time, until the condition holds. */
export const runClockUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return isSo();
    })
    .toBe(true);

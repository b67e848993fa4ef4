import { expect, type Page } from 'playwright/test';

/** Stops the clock of the page that is opened next: time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Lets time pass on a stopped clock, a frame or two at once, until something is so. */
export const passUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return isSo();
    })
    .toBe(true);

import { type Page } from 'playwright/test';

/** Collects console errors, console warnings and uncaught exceptions from now on. */
export function collectComplaints(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chrome 109 to 113 do not support popovers and print this warning on every page with one.
    const isExpected = message.text().startsWith("Found a 'popover' attribute.");
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isExpected) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** Paths of the scripts or style sheets that a page has requested so far. */
export const requestedPaths = async (page: Page, type: 'script' | 'stylesheet') =>
  (await page.requests())
    .filter((request) => request.resourceType() === type)
    .map((request) => new URL(request.url()).pathname);

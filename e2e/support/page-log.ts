import { type Page } from 'playwright/test';

/** Chrome 109 to 113, which have no popovers, print this on every page with one. */
const UNKNOWN_POPOVER = "Found a 'popover' attribute.";

/** Collects what a browser complains about: console errors and warnings, uncaught exceptions. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !message.text().startsWith(UNKNOWN_POPOVER)) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** Paths of the resources that a page has requested, by type. */
export const requestedPaths = async (page: Page, type: 'script' | 'stylesheet') =>
  (await page.requests())
    .filter((request) => request.resourceType() === type)
    .map((request) => new URL(request.url()).pathname);

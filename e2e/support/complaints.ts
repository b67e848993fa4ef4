import { type Page } from '@playwright/test';

/** Collects what a browser complains about: console errors and warnings, uncaught exceptions. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => {
    // WebKit's own: a page that is left at once takes its transition with it.
    if (!message.includes('Skipping view transition')) complaints.push(message);
  });
  return complaints;
}

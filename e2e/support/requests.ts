import { type Page } from '@playwright/test';

/** Paths of what a page has asked for, by the type of the resource. */
export const requestedPaths = async (page: Page, type: 'script' | 'stylesheet') =>
  (await page.requests())
    .filter((request) => request.resourceType() === type)
    .map((request) => new URL(request.url()).pathname);

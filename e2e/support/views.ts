import { type Page } from 'playwright/test';
import { openCarousel } from './carousel';
import { panels } from './panels';
import { versionButton } from './version-dialog';
import { pagePaths } from '@/e2e/support/page-paths';

/** Paths of all pages, and an unknown path, which shows the page for status 404. */
export const pathsAndUnknown = [...pagePaths, '/no-such-page/'];

/** For each page and each panel, a function that opens it. The keys are names for test titles. */
export const views: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(pathsAndUnknown.map((path) => [path, (page: Page) => page.goto(path)])),
  ...panels,
  'the hydrated carousel': async (page) => {
    await openCarousel(page);
    await versionButton(page).focus();
  },
};

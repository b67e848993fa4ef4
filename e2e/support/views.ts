import { type Page } from 'playwright/test';
import { openCarousel } from './carousel';
import { panels } from './panels';
import { versionButton } from './version-dialog';
import { pagePaths } from '@/e2e/support/page-paths';
import { resultPages } from '@/lib/content/result-pages';

/** Paths of all pages, and one that the site does not have. */
export const paths = [...pagePaths, '/no-such-page/'];

/** What a visitor may have in front of them: every page, and every panel that can be opened over one. */
export const views: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(paths.map((path) => [path, (page: Page) => page.goto(path)])),
  ...panels,
  'the carousel, of whose slides one is shown': async (page) => {
    await openCarousel(page);
    await versionButton(page).focus();
  },
};

const [, ...furtherResults] = resultPages.map(({ slug }) => `/${slug}/`);

/** The same without the pages that differ from another one in their words only. */
export const looks = Object.entries(views).filter(([name]) => !furtherResults.includes(name));

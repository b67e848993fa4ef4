import { facts } from './published';
import { resultPages } from '@/lib/content/result-pages';
import { hasResultPages, publishedRoutes } from '@/lib/site/published-pages';

/** An unknown path, which shows the page for status 404. */
export const UNKNOWN_PATH = '/no-such-page/';

/** Paths of all pages, without the site's sub-path, and an unknown path. Each begins and ends with a slash. */
export const pathsAndUnknown: readonly string[] = [
  ...publishedRoutes(facts),
  ...(hasResultPages(facts) ? resultPages.map(({ slug }) => `/${slug}/`) : []),
  UNKNOWN_PATH,
];

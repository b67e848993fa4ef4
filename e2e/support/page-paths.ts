import { facts } from './published';
import { resultPages } from '@/lib/content/result-pages';
import { hasResultPages, publishedRoutes } from '@/lib/site/published-pages';

/** Paths of all pages, without the site's sub-path. Each path begins and ends with a slash. */
export const pagePaths: readonly string[] = [
  ...publishedRoutes(facts),
  ...(hasResultPages(facts) ? resultPages.map(({ slug }) => `/${slug}/`) : []),
];

import { site } from '@/lib/site';
import { resultPages } from '@/lib/content/result-pages';
import { publishedRoutes } from '@/lib/site/published-pages';

/** Paths of all pages, without the site's sub-path. Each path begins and ends with a slash. */
export const pagePaths: readonly string[] = [
  ...publishedRoutes(product),
  ...resultPages.map(({ slug }) => `/${slug}/`),
];

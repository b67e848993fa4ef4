import { product } from '@/lib/content/product';
import { resultPages } from '@/lib/content/result-pages';
import { publishedRoutes } from '@/lib/site/published-pages';

/** Paths of all pages, relative to the home page, with a slash at both ends. */
export const pagePaths: readonly string[] = [
  ...publishedRoutes(product),
  ...resultPages.map(({ slug }) => `/${slug}/`),
];

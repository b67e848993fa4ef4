import { product } from '@/lib/content/product';
import { resultPages } from '@/lib/content/result-pages';
import { publishedRoutes } from '@/lib/site/published-pages';

/** Paths of all pages of the site, relative to its home, with slashes at both ends. */
export const pagePaths: readonly string[] = [
  ...publishedRoutes(product),
  ...resultPages.map(({ slug }) => `/${slug}/`),
];

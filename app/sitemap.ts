import { type MetadataRoute } from 'next';
import { product } from '@/lib/content/product';
import { settings } from '@/lib/settings';
import { publishedRoutes } from '@/lib/site/published-pages';
import { type Route, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const dynamic = 'force-static';

/** Pages that show data from the product file. Their `lastModified` is the date of that file's last edit. */
const productPages: readonly Route[] = [
  routes.android,
  routes.windows,
  routes.downloads,
  routes.changes,
  routes.deletion,
  routes.privacy,
];

/** Lists the pages for search engines. Result pages are left out, because only emails link to them. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (settings.staging) return [];
  return publishedRoutes(product).map((path) => ({
    url: absoluteUrl(settings.homeUrl, path),
    ...(productPages.includes(path) && { lastModified: product.updated }),
  }));
}

import { type MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { site } from '@/lib/site';
import { publishedRoutes } from '@/lib/site/published-pages';

export const dynamic = 'force-static';

/** Lists the pages for search engines. Result pages are left out, because only emails link to them. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (site.isPreview) return [];
  return publishedRoutes(site).map((path) => ({ url: absoluteUrl(site.homeUrl, path) }));
}

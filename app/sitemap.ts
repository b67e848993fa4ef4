import { type MetadataRoute } from 'next';
import { facts } from '@/lib/content/facts';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { publishedRoutes } from '@/lib/published-pages';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** Pages that search engines may list; result pages are reached from letters only. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (settings.staging) return [];
  return publishedRoutes(facts).map((path) => ({ url: absoluteUrl(settings.homeUrl, path) }));
}

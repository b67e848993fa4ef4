import { type MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** Pages that search engines may list; result pages are reached from letters only. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (settings.staging) return [];
  return Object.values(routes).map((path) => ({ url: absoluteUrl(settings.homeUrl, path) }));
}

import { type MetadataRoute } from 'next';
import { settings } from '@/lib/settings';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const dynamic = 'force-static';

/**
 * Allows crawlers to open every page, even in a trial deployment. A crawler that may not
 * open a page does not see the page's `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!settings.staging && { sitemap: absoluteUrl(settings.homeUrl, '/sitemap.xml') }),
  };
}

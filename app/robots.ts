import { type MetadataRoute } from 'next';
import { settings } from '@/lib/settings';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const dynamic = 'force-static';

/**
 * Allows crawlers to open every page, even in a trial deployment. Otherwise they would not see the
 * `noindex` of its pages.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!settings.staging && { sitemap: absoluteUrl(settings.homeUrl, '/sitemap.xml') }),
  };
}

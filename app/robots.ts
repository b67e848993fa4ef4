import { type MetadataRoute } from 'next';
import { settings } from '@/lib/settings';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const dynamic = 'force-static';

/**
 * Nothing is forbidden, in a trial deployment either: a crawler that may not
 * open a page never sees that the page asks not to be listed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!settings.staging && { sitemap: absoluteUrl(settings.homeUrl, '/sitemap.xml') }),
  };
}

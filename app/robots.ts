import { type MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** Allows crawlers to open even a preview: only a crawler that may open a page sees the page's `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!site.isPreview && { sitemap: absoluteUrl(site.homeUrl, '/sitemap.xml') }),
  };
}

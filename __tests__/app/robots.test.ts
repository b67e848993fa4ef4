import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { site } from '@/lib/site';

const rules = { userAgent: '*', allow: '/' };

it('robots.txt names the sitemap; search engines may crawl a preview, but may not index its pages', async () => {
  const { default: published } = await import('@/app/robots');
  expect(published()).toEqual({ rules, sitemap: absoluteUrl(site.homeUrl, '/sitemap.xml') });

  process.env.SITE_URL = 'https://preview.example';
  jest.resetModules();
  const { metadata } = await import('@/app/layout');
  const { default: robots } = await import('@/app/robots');
  const { default: sitemap } = await import('@/app/sitemap');

  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(robots()).toEqual({ rules });
  expect(sitemap()).toEqual([]);
});

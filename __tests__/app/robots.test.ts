it('search engines may crawl a preview, but may not index its pages', async () => {
  process.env.SITE_URL = 'https://preview.example';
  jest.resetModules();
  const { metadata } = await import('@/app/layout');
  const { default: robots } = await import('@/app/robots');
  const { default: sitemap } = await import('@/app/sitemap');

  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
  expect(sitemap()).toEqual([]);
});

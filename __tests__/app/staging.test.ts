/** @jest-environment node */

beforeEach(() => {
  process.env.NEXT_PUBLIC_STAGING = 'true';
  jest.resetModules();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_STAGING;
});

it('a trial deployment asks on every page not to be listed', async () => {
  const { metadata } = await import('@/app/layout');

  expect(metadata.robots).toEqual({ index: false, follow: false });
});

it('it forbids crawlers nothing, so that they see it asked, and offers no sitemap', async () => {
  const { default: robots } = await import('@/app/robots');

  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
});

it('its sitemap lists no page', async () => {
  const { default: sitemap } = await import('@/app/sitemap');

  expect(sitemap()).toEqual([]);
});

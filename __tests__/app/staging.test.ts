/** @jest-environment node */

/** Loads a module with the setting of a trial deployment set or not. */
async function load<T>(staging: string, importModule: () => Promise<T>): Promise<T> {
  process.env.NEXT_PUBLIC_STAGING = staging;
  jest.resetModules();
  const loaded = await importModule();
  delete process.env.NEXT_PUBLIC_STAGING;
  return loaded;
}

describe('a trial deployment', () => {
  it('asks on every page not to be listed', async () => {
    const { metadata } = await load('true', () => import('@/app/layout'));

    expect(metadata.robots).toEqual({ index: false, follow: false });
  });

  it('forbids crawlers nothing, so that they see it asked, and offers no sitemap', async () => {
    const { default: robots } = await load('true', () => import('@/app/robots'));

    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
  });

  it('lists no page', async () => {
    const { default: sitemap } = await load('true', () => import('@/app/sitemap'));

    expect(sitemap()).toEqual([]);
  });
});

describe('the real deployment', () => {
  it('asks for nothing of the kind', async () => {
    const { metadata } = await load('false', () => import('@/app/layout'));

    expect(metadata.robots).toBeUndefined();
  });

  it('offers its sitemap', async () => {
    const { default: robots } = await load('false', () => import('@/app/robots'));

    expect(robots().sitemap).toBe('https://slovar.example/sitemap.xml');
  });
});

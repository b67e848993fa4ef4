import { androidRelease } from '../support/published';
import { expect, test } from '../support/sub-path';

const home = 'https://owner.example/slovar';

test('what crawlers and browsers are told carries the sub-path once', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const attribute = (selector: string, name: string) =>
    page.locator(`head ${selector}`).first().getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${home}/details/windows/`);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(`${home}/details/windows/`);
  expect(await attribute('meta[property="og:image"]', 'content')).toBe(`${home}/og.jpg`);
  expect(await attribute('link[rel=apple-touch-icon]', 'href')).toMatch(/^\/slovar\/icons\//);
  expect(await attribute('link[rel=manifest]', 'href')).toBe('/slovar/manifest.webmanifest');
});

test('every icon of the head and of the manifest is there', async ({ page, site, request }) => {
  await page.goto(`${site.url}/`);
  const icons = await page
    .locator('head link[rel~=icon], head link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const manifest = (await (await request.get(`${site.url}/manifest.webmanifest`)).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe('/slovar/');
  const addresses = [
    ...icons,
    ...manifest.icons.map(({ src }) => new URL(src, `${site.url}/`).href),
  ];
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('the sitemap and robots.txt name whole addresses under the sub-path', async ({
  site,
  request,
}) => {
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    expect(address).toMatch(new RegExp(`^${home}/(?!slovar)`));
  }
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

test('the feed, the versions and what leads to them carry the sub-path once', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site.url}/changes/`);
  const link = page.getByRole('link', { name: 'Лента Atom' });
  await expect(link).toHaveAttribute('href', '/slovar/changes/feed.xml');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    `${home}/changes/feed.xml`,
  );
  const feed = await (await request.get(`${site.url}/changes/feed.xml`)).text();
  expect(feed).toContain(`<id>${home}/changes/#android-${androidRelease.version}</id>`);
  const versions = await (await request.get(`${site.url}/version.json`)).text();
  expect(versions).toContain(`"url":"${home}/downloads/`);
});

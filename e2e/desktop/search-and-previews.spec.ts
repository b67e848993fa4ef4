import { androidRelease, windowsRelease, product, settings } from '../support/published';
import { expect, test } from '../support/test';
import { hasPrivacyPage } from '@/lib/site/published-pages';

const home = settings.homeUrl;

const listed = [
  '/',
  '/details/',
  '/details/android/',
  '/details/windows/',
  '/help/',
  '/deleteUserData/',
  '/changes/',
  ...(hasPrivacyPage(product) ? ['/privacy/'] : []),
];

for (const path of listed) {
  test(`${path} tells crawlers its own address, title, description and picture`, async ({
    page,
  }) => {
    await page.goto(`${path}?utm_source=test`);
    const content = (selector: string) =>
      page.locator(`head ${selector}`).first().getAttribute('content');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^${home}${path === '/' ? '/?' : path}$`),
    );
    expect(await content('meta[property="og:url"]')).toMatch(
      new RegExp(`^${home}${path === '/' ? '/?' : path}$`),
    );
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:description"]')).toBe(
      await content('meta[name=description]'),
    );
    expect(await content('meta[property="og:image"]')).toBe(`${home}/og.jpg`);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}

test('the sitemap lists these pages and no others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(listed.map((path) => `${home}${path}`).sort());
});

test('robots.txt forbids nothing, so that noindex can be seen, and names the sitemap', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).not.toMatch(/Disallow: *\S/);
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

for (const [path, system, version] of [
  ['/details/android/', 'Android', androidRelease.version],
  ['/details/windows/', 'Windows', windowsRelease.version],
] as const) {
  test(`${path} describes one program, in JSON-LD and microdata alike, unrated`, async ({
    page,
  }) => {
    await page.goto(path);
    const blocks = page.locator('script[type="application/ld+json"]');
    await expect(blocks).toHaveCount(1);
    const {
      '@context': context,
      '@type': type,
      ...product
    } = JSON.parse((await blocks.textContent()) ?? '') as Record<string, string>;
    expect([context, type]).toEqual(['https://schema.org', 'SoftwareApplication']);
    const microdata = await page
      .locator('[itemtype="https://schema.org/SoftwareApplication"]')
      .evaluate((item) =>
        Object.fromEntries(
          [...item.querySelectorAll('[itemprop]')].map((element) => [
            element.getAttribute('itemprop'),
            element.getAttribute('content') ?? element.getAttribute('href'),
          ]),
        ),
      );
    expect(microdata).toEqual(product);
    expect(product).toMatchObject({ operatingSystem: system, softwareVersion: version });
    expect(Object.keys(product).join()).not.toMatch(/aggregateRating|review|offers/);
  });
}

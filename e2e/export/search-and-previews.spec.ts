import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { exportedPages, findIn, readExported } from '../support/exported';
import { product, settings } from '../support/published';
import { resultPages } from '@/lib/content/result-pages';
import { platformsOf } from '@/lib/site/platforms';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

const home = site.homeUrl;

const pages = exportedPages
  .filter((file) => !file.startsWith('404'))
  .map((file) => `/${file.replace('index.html', '')}`);
const results: readonly string[] = resultPages.map(({ slug }) => `/${slug}/`);
const listed = pages.filter((page) => !results.includes(page));

/** Reads a page's head. `valuesOf` finds meta elements by name or property, and links by relation. */
function readHead(page: string) {
  const find = findIn(page);
  const valuesOf = (name: string) =>
    find(`:is([name="${name}"], [property="${name}"], [rel="${name}"])`).map(
      (element) => element.getAttribute('content') ?? element.getAttribute('href'),
    );
  return { find, valuesOf, title: find('title')[0]?.textContent };
}

for (const page of listed) {
  test(`${page} has its own canonical address and link preview, and may be indexed`, () => {
    const { valuesOf, title } = readHead(page);
    const address = expect.stringMatching(new RegExp(`^${home}${page === '/' ? '/?' : page}$`));
    expect(valuesOf('canonical')).toEqual([address]);
    expect(valuesOf('og:url')).toEqual([address]);
    expect(valuesOf('og:type')).toEqual(['website']);
    expect(valuesOf('og:locale')).toEqual(['ru_RU']);
    expect(valuesOf('og:title')).toEqual([title]);
    expect(valuesOf('og:description')).toEqual(valuesOf('description'));
    expect(valuesOf('og:image')[0]).toBe(`${home}/og.jpg`);
    expect(valuesOf('og:image:width')).toEqual(['1200']);
    expect(valuesOf('og:image:height')).toEqual(['630']);
    expect(valuesOf('twitter:image')).toEqual([`${home}/og.jpg`]);
    expect(valuesOf('twitter:card')).toEqual(['summary_large_image']);
    expect(valuesOf('robots')).toEqual([]);
  });
}

test('result pages have noindex, no-referrer and no canonical address', () => {
  for (const path of results) {
    const { valuesOf } = readHead(path);
    expect(valuesOf('robots'), path).toEqual([expect.stringContaining('noindex')]);
    expect(valuesOf('referrer'), path).toEqual(['no-referrer']);
    expect(valuesOf('canonical'), path).toEqual([]);
    expect(valuesOf('og:url'), path).toEqual([]);
  }
});

test('no two pages have the same title or the same description', () => {
  const heads = pages.map(readHead);
  const descriptions = heads.map(({ valuesOf }) => valuesOf('description')[0]);
  expect(descriptions).not.toContain(undefined);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('the sitemap omits result pages and gives a date only for pages with product data', () => {
  const entries = readExported('sitemap.xml').matchAll(/<loc>(.*)<\/loc>\n(?:<lastmod>(.*)<)?/g);
  const days = Array.from(entries, ([, url, day]) => [url, day]);
  const withoutData: readonly string[] = [routes.home, routes.contacts];
  const dayOf = (page: string) => (withoutData.includes(page) ? undefined : product.updated);
  expect(Object.fromEntries(days)).toEqual(
    Object.fromEntries(listed.map((page) => [home + page, dayOf(page)])),
  );
});

// Crawlers see `noindex` only in pages that they may read.
test('robots.txt names the sitemap and allows crawlers to read every page', () => {
  const robots = readExported('robots.txt');
  // The owner's rules, which the build adds, may contain Disallow, so the test removes them.
  const own = existsSync('public/robots.txt') ? readFileSync('public/robots.txt', 'utf8') : '';
  expect(robots.replace(own, '')).not.toMatch(/Disallow: *\S/);
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

type Described = Readonly<Record<string, unknown>>;

/**
 * Flattens JSON-LD to pairs of a name and a value, to compare them with microdata. A list becomes a pair for
 * each value. A nested item becomes a pair without a value, followed by the pairs of its properties.
 */
const propertiesOf = (described: Described): (readonly [string, unknown])[] =>
  Object.entries(described).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    if (Array.isArray(value)) return value.map((one: unknown) => [name, one] as const);
    if (typeof value !== 'object' || value === null) return [[name, value] as const];
    return [[name, undefined] as const, ...propertiesOf(value as Described)];
  });

for (const { id, name: system, releases } of platformsOf(product)) {
  const page = routes[id];
  test(`${page} describes its program identically in JSON-LD and in microdata`, () => {
    const { find } = readHead(page);
    const blocks = find('script[type="application/ld+json"]');
    expect(blocks).toHaveLength(1);
    const program = JSON.parse(blocks[0]?.textContent ?? '') as Described;
    const [item] = find('[itemtype="https://schema.org/SoftwareApplication"]');
    const microdata = Array.from(item?.querySelectorAll('[itemprop]') ?? [], (one) => [
      one.getAttribute('itemprop'),
      one.getAttribute('content') ?? one.getAttribute('href') ?? undefined,
    ]);
    expect(microdata).toEqual(propertiesOf(program));
    const { version, date } = currentRelease(releases);
    const { amount: price, currency: priceCurrency } = product[id].price;
    expect(program).toMatchObject({
      '@context': 'https://schema.org',
      applicationCategory: 'EducationalApplication',
      inLanguage: 'ru',
      operatingSystem: system,
      softwareVersion: version,
    });
    expect(program.dateModified ?? '').toBe(date);
    const offer = { '@type': 'Offer', price, priceCurrency };
    expect(program.offers).toEqual(price === '' ? undefined : offer);
    expect(find('[itemtype="https://schema.org/Offer"]')).toHaveLength(price === '' ? 0 : 1);
    expect(Object.keys(program).join()).not.toMatch(/aggregateRating|review/);
  });
}

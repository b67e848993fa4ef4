import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { exportedPages, findIn, readExported, TREE } from '../support/exported';
import { facts } from '../support/published';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { resultPages } from '@/lib/content/result-pages';
import { currentRelease } from '@/lib/releases/releases';
import { platformsOf } from '@/lib/site/platforms';
import { hasResultPages } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

/** The home URL without a final slash. */
const home = facts.homeUrl.replace(/\/$/, '');

const pages = exportedPages
  .filter((file) => !file.startsWith('404'))
  .map((file) => `/${file.replace('index.html', '')}`);
const results: readonly string[] = hasResultPages(facts)
  ? resultPages.map(({ slug }) => `/${slug}/`)
  : [];
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
    expect(valuesOf('theme-color')).toEqual([light.surface, dark.surface]);
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

test('the sitemap lists all pages except result pages', () => {
  const urls = readExported('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g);
  expect(Array.from(urls, ([, url]) => url).sort()).toEqual(
    listed.map((page) => home + page).sort(),
  );
});

// Crawlers see `noindex` only in pages that they may read.
test('robots.txt names the sitemap and allows crawlers to read every page', () => {
  const robots = readExported('robots.txt');
  // The owner's rules, which the build adds, may contain Disallow, so the test removes them.
  const own = existsSync(`${TREE}/public/robots.txt`)
    ? readFileSync(`${TREE}/public/robots.txt`, 'utf8')
    : '';
  expect(robots.replace(own, '')).not.toMatch(/Disallow: *\S/);
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

for (const { id, name: system, releases } of platformsOf(facts)) {
  const page = routes[id];
  test(`${page} describes its program in microdata`, () => {
    const { find } = readHead(page);
    const [item] = find('[itemtype="https://schema.org/SoftwareApplication"]');
    const values = Array.from(item?.querySelectorAll('[itemprop]') ?? [], (one) => [
      one.getAttribute('itemprop'),
      one.getAttribute('content') ?? one.getAttribute('href') ?? undefined,
    ]);
    const { version, date } = currentRelease(releases);
    const { amount: price, currency: priceCurrency } = facts[id]?.price ?? {};
    expect(Object.fromEntries(values)).toMatchObject({
      ...{ applicationCategory: 'EducationalApplication', inLanguage: 'ru' },
      ...{ operatingSystem: system, softwareVersion: version },
      ...(date && { dateModified: date }),
      ...(price && { price, priceCurrency }),
    });
    expect(find('[itemtype="https://schema.org/Offer"]')).toHaveLength(price ? 1 : 0);
    const author = find('[itemprop=author]').map((one) => one.getAttribute('itemtype'));
    expect(author).toEqual(
      facts.developer ? [expect.stringMatching(/schema\.org\/(Person|Organization)$/)] : [],
    );
  });
}

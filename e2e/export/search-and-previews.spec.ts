import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { facts, findIn, pagePaths } from '../support/exported';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { platformsOf } from '@/lib/programs/programs';
import { resultPagesOf } from '@/lib/site/published-pages';
import { CHANGES_FEED, routes } from '@/lib/site/routes';
import { home as words } from '@/lib/words/home';

const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

const home = facts.homeUrl.replace(/\/$/, '');

const results = resultPagesOf(facts).map(({ slug }) => `/${slug}/`);
const withFeed: string[] = [routes.home, routes.android, routes.windows, routes.changes];
const listed = pagePaths.filter((page) => !results.includes(page));

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
    const { find, valuesOf, title } = readHead(page);
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
    expect(valuesOf('twitter:image')).toEqual([]);
    expect(valuesOf('twitter:card')).toEqual(['summary_large_image']);
    expect(valuesOf('robots')).toEqual([]);
    expect(valuesOf('theme-color')).toEqual([light.surface, dark.surface]);
    // Otherwise an iPhone would make links of numbers.
    expect(valuesOf('format-detection')).toEqual(['telephone=no, address=no, email=no']);
    const feeds = withFeed.includes(page) ? [home + CHANGES_FEED] : [];
    expect(valuesOf('alternate')).toEqual(feeds);
    const described = find('[itemtype="https://schema.org/SoftwareApplication"]');
    expect(described).toHaveLength(
      platformsOf(facts).filter(({ id }) => routes[id] === page).length,
    );
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

test('no two pages have the same title or description, and the tagline is in lower case', () => {
  expect(readHead('/').title).toBe(`${facts.name} — ${words.taglineInSentence}`);
  const heads = pagePaths.map(readHead);
  const descriptions = heads.map(({ valuesOf }) => valuesOf('description')[0]);
  expect(descriptions).not.toContain(undefined);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pagePaths.length);
  expect(new Set(descriptions).size).toBe(pagePaths.length);
});

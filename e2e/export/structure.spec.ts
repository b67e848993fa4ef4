import { expect, test } from 'playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { product, settings } from '../support/published';
import { siteIcons } from '@/lib/brand/icons';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { home } from '@/lib/content/home';
import { windows } from '@/lib/content/windows';
import { platformsOf } from '@/lib/product/platforms';
import { releaseAnchor } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

/** The element of its own page to which a link leads. */
const partOf = (attributes: ReadonlyMap<string, string>) =>
  attributes.get('href')?.match(/^#(.+)/)?.[1];

// e2e/dry-run/validity.spec.ts checks the levels of headings and references in attributes.
for (const file of exportedPages) {
  test(`${file} has a main part and a footer, and a name wherever it needs one`, () => {
    const find = readElements(`/${file}`);
    const all = find('*');
    const is = (selector: string) => all.filter(({ name }) => selector.split(' ').includes(name));
    expect(find('html', { lang: 'ru' })).toHaveLength(1);
    expect(is('main footer')).toHaveLength(2);

    const isNamed = ({ attributes }: (typeof all)[number]) =>
      Boolean(attributes.get('aria-label') ?? attributes.get('aria-labelledby'));
    expect(is('nav dialog').filter((element) => !isNamed(element))).toEqual([]);
    expect(find('div', { role: 'group' }).filter((element) => !isNamed(element))).toEqual([]);
    expect(is('table').length).toBe(is('caption').length);
    // Beside the name that it is the sign of, an own icon says nothing.
    const unnamed = is('img').filter(({ attributes }) => !attributes.get('alt'));
    expect(unnamed.filter(({ attributes }) => attributes.get('src') !== siteIcons.vector)).toEqual(
      [],
    );
    const isHidden = ({ attributes }: (typeof all)[number]) => attributes.has('aria-hidden');
    expect(is('svg').filter((svg) => !isHidden(svg) && !isNamed(svg))).toEqual([]);
  });
}

test('browsers leave headword, foreign words, addresses, sums and commands untranslated', () => {
  const foreign = home.senses.map(({ example }) => example.foreign);
  const sums = readElements(routes.windows)('code').map(({ text }) => text);
  expect(sums.length).toBeGreaterThan(1);
  for (const file of exportedPages) {
    const page = `/${file.replace(/index\.html$/, '')}`;
    const untranslated = readElements(page)('*', { translate: 'no' }).map(({ text }) => text);
    const own: Readonly<Record<string, readonly string[]>> = {
      [routes.home]: [home.entry.hyphenation, ...foreign],
      [routes.windows]: [absoluteUrl(settings.homeUrl, routes.windows), ...sums],
      [routes.contacts]: [settings.supportEmail],
      [routes.deletion]: [settings.supportEmail],
    };
    // The last is the footer's.
    expect(untranslated, page).toEqual([...(own[page] ?? []), settings.supportEmail]);
  }
});

test('points stand in lists, each version is an article that a link leads to', () => {
  for (const [page, points] of [
    [routes.windows, windows.install.upgrade.steps],
    [routes.contacts, contacts.email.needed],
    [routes.deletion, deletion.steps.onPage],
  ] as const) {
    const items = readElements(page)('li').map(({ text }) => text);
    expect(items).toEqual(expect.arrayContaining([...points]));
  }
  const find = readElements(routes.changes);
  const parts = find('a').map(({ attributes }) => partOf(attributes));
  for (const { id, releases } of platformsOf(product)) {
    const articles = releases.map(({ version }) => releaseAnchor(id, version));
    expect(parts).toEqual(expect.arrayContaining([id, ...articles]));
    for (const article of articles) expect(find('article', { id: article })).toHaveLength(1);
  }
});

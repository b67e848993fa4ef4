import { expect, test } from '@playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { product } from '../support/published';
import { android } from '@/lib/content/android';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { windows } from '@/lib/content/windows';
import { platformsOf, releaseAnchor } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

/** Attributes that name other elements of the page. */
const references = ['for', 'popovertarget', 'aria-controls', 'aria-describedby', 'aria-labelledby'];

/** Part of its own page that a link leads to. */
const partOf = (attributes: ReadonlyMap<string, string>) =>
  attributes.get('href')?.match(/^#(.+)/)?.[1];

for (const file of exportedPages) {
  test(`${file} has one heading of its own, levels without gaps, and a name wherever it needs one`, () => {
    const find = readElements(`/${file}`);
    const all = find('*');
    const is = (selector: string) => all.filter(({ name }) => selector.split(' ').includes(name));
    const levels = is('h1 h2 h3 h4 h5 h6').map(({ name }) => Number(name[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, place) =>
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1),
    );
    expect(find('html', { lang: 'ru' })).toHaveLength(1);
    expect(is('main footer')).toHaveLength(2);

    const isNamed = ({ attributes }: (typeof all)[number]) =>
      Boolean(attributes.get('aria-label') ?? attributes.get('aria-labelledby'));
    expect(is('nav dialog').filter((element) => !isNamed(element))).toEqual([]);
    expect(find('div', { role: 'group' }).filter((element) => !isNamed(element))).toEqual([]);
    expect(is('table').length).toBe(is('caption').length);
    expect(is('img').filter(({ attributes }) => !attributes.get('alt'))).toEqual([]);
    const isHidden = ({ attributes }: (typeof all)[number]) => attributes.has('aria-hidden');
    expect(is('svg').filter((svg) => !isHidden(svg) && !isNamed(svg))).toEqual([]);
    for (const { attributes } of all) {
      const ids = references.map((attribute) => attributes.get(attribute));
      for (const id of [...ids, partOf(attributes)]) {
        if (id !== undefined) expect(find('*', { id }), id).toHaveLength(1);
      }
    }
  });
}

test('what is told point by point is a list, what belongs together a table, each version an article that a link leads to', () => {
  for (const [page, points] of [
    [routes.android, android.featureGroups.flatMap(({ features }) => features)],
    [routes.windows, windows.install.upgrade.steps],
    [routes.contacts, contacts.email.needed],
    [routes.deletion, [...deletion.steps.onPage, ...deletion.noLetter.advice]],
  ] as const) {
    const items = readElements(page)('li').map(({ text }) => text);
    expect(items).toEqual(expect.arrayContaining([...points]));
  }
  expect(readElements(routes.android)('th', { scope: 'row' })).toHaveLength(
    product.dictionaries.length,
  );
  const find = readElements(routes.changes);
  const parts = find('a').map(({ attributes }) => partOf(attributes));
  for (const { id, releases } of platformsOf(product)) {
    const articles = releases.map(({ version }) => releaseAnchor(id, version));
    expect(parts).toEqual(expect.arrayContaining([id, ...articles]));
    for (const article of articles) expect(find('article', { id: article })).toHaveLength(1);
  }
});

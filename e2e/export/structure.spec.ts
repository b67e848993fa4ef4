import { expect, test } from '@playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { product } from '../support/published';
import { android } from '@/lib/content/android';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { windows } from '@/lib/content/windows';
import { releaseAnchor } from '@/lib/releases/platforms';
import { routes } from '@/lib/site/routes';

/** Attributes that name other elements of the page. */
const references = ['for', 'popovertarget', 'aria-controls', 'aria-describedby', 'aria-labelledby'];

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
      for (const attribute of references) {
        const id = attributes.get(attribute);
        if (id !== undefined) expect(find('*', { id }), `${attribute}=${id}`).toHaveLength(1);
      }
    }
  });
}

test('what is told point by point is a list, what belongs together a table, each version an article', () => {
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
  for (const { version } of product.android.releases) {
    const id = releaseAnchor('android', version);
    expect(readElements(routes.changes)('article', { id })).toHaveLength(1);
  }
});

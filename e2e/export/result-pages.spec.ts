import { expect, test } from 'playwright/test';
import { readElements, readExported } from '../support/exported';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';

const pages: readonly ResultPage[] = resultPages;

/** The picture above a result page's heading. */
function iconOf({ slug }: ResultPage) {
  const find = readElements(`/${slug}/`);
  const [main] = find('main');
  const icon = find('svg').find(({ start }) => main && start > main.start);
  return readExported(`${slug}/index.html`).slice(icon?.start, icon?.end);
}

for (const { slug, title, next, causes = [] } of pages) {
  test(`/${slug}/ says what to do next, and the causes of an error in a list of their own`, () => {
    const find = readElements(`/${slug}/`);
    expect(find('title')[0]?.text).toContain(title);
    expect(find('p').map(({ text }) => text)).toContain(next);
    const [list] = find('section', { 'aria-labelledby': 'causes' });
    expect(find('h2', { id: 'causes' })).toHaveLength(causes.length > 0 ? 1 : 0);
    const listed = find('li').filter(
      ({ start, end }) => list && list.start < start && end < list.end,
    );
    expect(listed.map(({ text }) => text)).toEqual(causes);
  });
}

test('result pages of a success have one icon, those of an error another', () => {
  const icons = new Map(pages.map((page) => [iconOf(page), page.result]));
  expect([...icons.values()].sort()).toEqual(['error', 'success']);
  for (const page of pages) expect(icons.get(iconOf(page)), page.slug).toBe(page.result);
});

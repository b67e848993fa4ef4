import { expect, test } from 'playwright/test';
import { findIn } from '../support/exported';
import { facts } from '../support/published';
import { type ResultPage } from '@/lib/content/result-pages';
import { resultPagesOf } from '@/lib/site/published-pages';

const pages = resultPagesOf(facts);

for (const { slug, title, next, causes = [] } of pages) {
  test(`/${slug}/ shows its title, the next step and any possible causes of an error`, () => {
    const find = findIn(`/${slug}/`);
    const textsOf = (selector: string) => find(selector).map(({ textContent }) => textContent);
    expect(textsOf('title')).toEqual([expect.stringContaining(title)]);
    expect(textsOf('p')).toContain(next);
    expect(textsOf('section[aria-labelledby=causes] li')).toEqual(causes);
    expect(find('h2#causes')).toHaveLength(causes.length > 0 ? 1 : 0);
  });
}

test('success pages share one icon, and error pages share another', () => {
  const iconOf = ({ slug }: ResultPage) => findIn(`/${slug}/`)('main svg')[0]?.outerHTML;
  const icons = new Map(pages.map((page) => [iconOf(page), page.result]));
  expect(icons.size).toBe(new Set(pages.map(({ result }) => result)).size);
  for (const page of pages) expect(icons.get(iconOf(page)), page.slug).toBe(page.result);
});

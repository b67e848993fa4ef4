/** @jest-environment node */
import { resultPages, type ResultPage } from '@/lib/content/result-pages';

const pages: readonly ResultPage[] = resultPages;

it('have addresses of their own', () => {
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
});

it.each(pages)('$slug is what its address says: a success or an error', ({ slug, result }) => {
  expect(slug.toLowerCase()).toMatch(new RegExp(`${result}$`));
});

it.each(pages)('$slug says what happened and what to do next', ({ title, text, next }) => {
  expect([title, text, next].map((said) => said.trim())).not.toContain('');
});

it('nobody is sent back to the app after the data are gone', () => {
  const back = pages.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
});

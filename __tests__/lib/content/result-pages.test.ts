import { resultPages, type ResultPage } from '@/lib/content/result-pages';

const pages: readonly ResultPage[] = resultPages;

it.each(pages)(
  'the result page $slug says what happened and what to do next',
  ({ title, text, next }) => {
    expect([title, text, next].map((said) => said.trim())).not.toContain('');
  },
);

it('only the result page of a failed deletion links to the deletion form', () => {
  const again = pages.filter(({ toDeletion }) => toDeletion).map(({ slug }) => slug);

  expect(again).toEqual(['deletionError']);
});

it('no result page of a deletion links back to the app', () => {
  const back = pages.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
});

import { resultPages, type ResultPage } from '@/lib/content/result-pages';

const pages: readonly ResultPage[] = resultPages;

it.each(pages)(
  '$slug is unique, and says what happened and what to do next',
  ({ slug, title, text, next }) => {
    expect(pages.filter((page) => page.slug === slug)).toHaveLength(1);
    expect([title, text, next].map((said) => said.trim())).not.toContain('');
  },
);

it('only who could not delete the data is led to the form again', () => {
  const again = pages.filter(({ toDeletion }) => toDeletion).map(({ slug }) => slug);

  expect(again).toEqual(['deletionError']);
});

it('nobody is sent back to the app after the data are gone', () => {
  const back = pages.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
});

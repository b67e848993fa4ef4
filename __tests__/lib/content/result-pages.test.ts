/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';

it('have addresses of their own', () => {
  expect(new Set(resultPages.map(({ slug }) => slug)).size).toBe(resultPages.length);
});

it.each(resultPages)(
  '$slug is what its address says: a success or an error',
  ({ slug, result }) => {
    expect(slug.toLowerCase()).toMatch(new RegExp(`${result}$`));
  },
);

it.each(resultPages)('$slug says what to do next', ({ next }) => {
  expect(next.trim()).not.toBe('');
});

const rows: readonly ResultPage[] = resultPages;

it.each(rows.filter(({ result }) => result === 'error'))(
  '$slug tells what may have happened to the link',
  ({ causes = [] }) => {
    expect(causes.map(plainSpaces).join(' ')).toMatch(
      /уже открывалась.*проверяет письма.*устарела/,
    );
  },
);

it('a mailed password is followed by signing in with it', () => {
  const { next } = rows.find(({ slug }) => slug === 'changePassSuccess') ?? {};

  expect(plainSpaces(next)).toMatch(/войдите в приложение с новым паролем.*спам/);
});

it('nobody is sent back to the app after the data are gone', () => {
  const back = rows.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
  expect(back).toContain('emailSuccess');
});

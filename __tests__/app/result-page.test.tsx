import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../support/words';
import ResultPageRoute, {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/(result)/[result]/page';
import { metadata } from '@/app/(result)/layout';
import { resultPages } from '@/lib/content/result-pages';

const props = (result: string) => ({ params: Promise.resolve({ result }) });

it('there is a page for each result and for nothing else', () => {
  const slugs = generateStaticParams().map(({ result }) => result);

  expect([slugs, dynamicParams]).toEqual([resultPages.map(({ slug }) => slug), false]);
});

it('a page reports its own result', async () => {
  render(await ResultPageRoute(props('changePassSuccess')));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Запрос обработан');
});

it('a page is titled by its result', async () => {
  const { title } = await generateMetadata(props('emailError'));

  expect(plainSpaces(String(title))).toBe('Не удалось подтвердить адрес');
});

it('no search engine lists these pages, and no site learns their addresses', () => {
  expect(metadata).toMatchObject({ robots: { index: false }, referrer: 'no-referrer' });
});

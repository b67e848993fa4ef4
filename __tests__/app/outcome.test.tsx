import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../support/words';
import OutcomePage, {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/(outcome)/[outcome]/page';
import { metadata } from '@/app/(outcome)/layout';
import { outcomes } from '@/lib/content/outcomes';

const props = (outcome: string) => ({ params: Promise.resolve({ outcome }) });

it('there is a page for each outcome and for nothing else', () => {
  const slugs = generateStaticParams().map(({ outcome }) => outcome);

  expect([slugs, dynamicParams]).toEqual([outcomes.map(({ slug }) => slug), false]);
});

it('a page reports its own outcome', async () => {
  render(await OutcomePage(props('changePassSuccess')));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Запрос обработан');
});

it('a page is titled by its outcome', async () => {
  const { title } = await generateMetadata(props('emailError'));

  expect(plainSpaces(String(title))).toBe('Не удалось подтвердить адрес');
});

it('no search engine lists these pages, and no site learns their addresses', () => {
  expect(metadata).toMatchObject({ robots: { index: false }, referrer: 'no-referrer' });
});

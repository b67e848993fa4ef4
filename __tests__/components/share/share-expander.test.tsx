import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE } from '../../support/shared-page';
import { ShareExpander } from '@/components/share/share-expander';

it('is folded at first', () => {
  render(<ShareExpander page={PAGE} />);

  expect(screen.getByRole('button', { name: 'Ещё' })).toHaveAttribute('aria-expanded', 'false');
});

it('unfolds by «Ещё», which becomes «Свернуть»', async () => {
  render(<ShareExpander page={PAGE} />);

  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));

  expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
});

it('folds again by «Свернуть», which becomes «Ещё»', async () => {
  render(<ShareExpander page={PAGE} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));

  await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }));

  expect(screen.getByRole('button', { name: 'Ещё' })).toHaveAttribute('aria-expanded', 'false');
});

it('controls the part that holds the other ways to share', () => {
  render(<ShareExpander page={PAGE} />);

  const part = document.getElementById(
    screen.getByRole('button').getAttribute('aria-controls') ?? '',
  );
  expect(part).toContainElement(screen.getByText('Письмом'));
});

it('offers an email about the page', () => {
  render(<ShareExpander page={PAGE} />);

  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Письмом' });
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    subject: PAGE.title,
    body: `${PAGE.description}\r\n${PAGE.url}`,
  });
});

import { render, screen } from '@testing-library/react';
import { words } from '../../support/words';
import { ContactCards } from '@/components/contacts/contact-cards';

beforeEach(() => render(<ContactCards />));

it('«Написать в поддержку» begins a letter to the support address', () => {
  expect(screen.getByRole('link', { name: words('Написать в поддержку') })).toHaveAttribute(
    'href',
    'mailto:support@slovar.example',
  );
});

it('the support address is there as text, for those without a mail program', () => {
  expect(screen.getByText('support@slovar.example')).toBeVisible();
});

it('«Обсуждение на форуме» leads to the forum', () => {
  expect(screen.getByRole('link', { name: words('Обсуждение на форуме') })).toHaveAttribute(
    'href',
    'https://forum.example/slovar',
  );
});

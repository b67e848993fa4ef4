import { render, screen } from '@testing-library/react';
import { plainSpaces, words } from '../../support/words';
import { ContactCards } from '@/components/contacts/contact-cards';

beforeEach(() => render(<ContactCards />));

it('«Написать в поддержку» begins an email to the support address', () => {
  expect(screen.getByRole('link', { name: words('Написать в поддержку') })).toHaveAttribute(
    'href',
    'mailto:support@slovar.example',
  );
});

it('the support address is there as text, for those without a mail program', () => {
  expect(screen.getByText('support@slovar.example')).toBeVisible();
});

it('one click selects the whole address, to be copied', () => {
  expect(screen.getByText('support@slovar.example')).toHaveClass('select-all');
});

it('says what to tell in an email', () => {
  const needed = screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent));

  expect(needed).toEqual([
    'на каком устройстве это случилось',
    'какая версия приложения установлена',
    'что вы делали',
    'что получилось вместо ожидаемого',
  ]);
});

it('«Обсуждение на форуме» leads to the forum', () => {
  expect(screen.getByRole('link', { name: words('Обсуждение на форуме') })).toHaveAttribute(
    'href',
    'https://forum.example/slovar',
  );
});

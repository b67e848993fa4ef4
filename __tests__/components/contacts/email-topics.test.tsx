import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { EmailTopics } from '@/components/contacts/email-topics';

beforeEach(() => render(<EmailTopics />));

const links = () => screen.getAllByRole<HTMLAnchorElement>('link');

it('offers an email for each topic', () => {
  expect(links().map(({ textContent }) => plainSpaces(textContent))).toEqual([
    'Ошибка в приложении',
    'Ошибка в словаре',
    'Учётная запись и почта',
    'Предложение',
  ]);
});

it('each email goes to the support with the topic as its subject', () => {
  const emails = links().map(({ href }) => new URL(href));

  expect(new Set(emails.map(({ pathname }) => pathname))).toEqual(
    new Set(['support@slovar.example']),
  );
  expect(emails.map(({ searchParams }) => searchParams.get('subject'))).toEqual(
    links().map(({ textContent }) => plainSpaces(textContent)),
  );
});

it('an email about an error in a dictionary asks for the word and its correction', () => {
  const { href } = links()[1] ?? { href: '' };

  expect(new URL(href).searchParams.get('body')).toBe(
    [
      'Здравствуйте!',
      '',
      'Словарь (с какого языка на какой): ',
      'Слово: ',
      'Что неверно: ',
      'Как правильно: ',
    ].join('\r\n'),
  );
});

it.each([0, 2])('email %i asks for the device, the version, what was done and what came', (n) => {
  const { href } = links()[n] ?? { href: '' };

  expect(new URL(href).searchParams.get('body')).toMatch(
    /Устройство.*\r\nВерсия приложения: \r\nЧто вы делали: \r\nЧто получилось: $/,
  );
});

it('asks nobody for a password', () => {
  expect(plainSpaces(document.body.textContent)).toContain('Пароль не пишите никогда');
});

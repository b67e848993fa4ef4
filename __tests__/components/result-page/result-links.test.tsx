import { render, screen } from '@testing-library/react';
import { plainSpaces, words } from '../../support/words';
import { ResultLinks } from '@/components/result-page/result-links';
import { type ResultPage } from '@/lib/content/result-pages';

const resultPage: ResultPage = {
  slug: 'emailError',
  result: 'error',
  title: 'Не\u00a0удалось подтвердить адрес',
  text: 'Произошла ошибка.',
  next: 'Попробуйте позже.',
};

const show = (changes: Partial<ResultPage>, packageName = '') =>
  render(<ResultLinks resultPage={{ ...resultPage, ...changes }} packageName={packageName} />);

const names = () => screen.getAllByRole('link').map(({ textContent }) => plainSpaces(textContent));

it.each([
  ['success', 'Перейти на страницу «Главная»', '/'],
  ['error', 'Открыть страницу «Контакты»', '/help'],
] as const)('a page of %s leads to «%s»', (result, name, path) => {
  show({ result });

  const { pathname } = screen.getByRole<HTMLAnchorElement>('link', { name: words(name) });
  expect(pathname.replace(/(?<=.)\/$/, '')).toBe(path);
});

it('an error offers an email to the support', () => {
  show({});

  expect(names()).toContain('Написать в поддержку');
});

it('a success offers one only where help may be needed', () => {
  show({ result: 'success' });
  expect(names()).toHaveLength(1);

  show({ result: 'success', help: true });
  expect(names()).toContain('Написать в поддержку');
});

it('the email names the page and asks for the rest, with nobody’s data in it', () => {
  show({});

  const { href } = screen.getByRole<HTMLAnchorElement>('link', {
    name: words('Написать в поддержку'),
  });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe('support@slovar.example');
  expect([...searchParams]).toEqual([
    ['subject', 'Не удалось подтвердить адрес'],
    [
      'body',
      [
        'Здравствуйте!',
        '',
        'Что случилось: ',
        '',
        'Страница: https://slovar.example/emailError/',
        'Версия приложения: ',
        'Устройство: ',
        'Время: ',
      ].join('\r\n'),
    ],
  ]);
});

describe('the way back to the app', () => {
  it('is there once the package is known', () => {
    show({ backToApp: true }, 'org.example.slovar');

    expect(screen.getByText(words('Вернуться в приложение'))).toHaveAttribute(
      'href',
      expect.stringMatching(/^intent:\/\/.*;package=org\.example\.slovar;/),
    );
  });

  it('comes first', () => {
    show({ backToApp: true }, 'org.example.slovar');

    expect(names()[0]).toBe('Вернуться в приложение');
  });

  it.each([
    ['the package is not known', true, ''],
    ['nothing is left to do in the app', false, 'org.example.slovar'],
  ])('is missing while %s', (_, backToApp, packageName) => {
    show({ backToApp }, packageName);

    expect(names()).not.toContain('Вернуться в приложение');
  });
});

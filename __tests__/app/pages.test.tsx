import { screen } from '@testing-library/react';
import { type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.node';
import { plainSpaces } from '../support/words';
import ChangesPage from '@/app/changes/page';
import DeletionPage from '@/app/deleteUserData/page';
import AndroidPage from '@/app/details/android/page';
import DownloadsPage from '@/app/details/page';
import WindowsPage from '@/app/details/windows/page';
import ContactsPage from '@/app/help/page';
import NotFoundPage from '@/app/not-found';
import HomePage from '@/app/page';

/** A page as it is before any script. */
const show = (Page: ComponentType) => {
  document.body.innerHTML = renderToString(<Page />);
};

describe.each([
  ['/', HomePage, 'Больше, чем просто словарь!', 'Главная'],
  ['/help', ContactsPage, 'Контакты', 'Контакты'],
  ['/details', DownloadsPage, 'Скачать приложение', undefined],
  ['/details/android', AndroidPage, 'Приложение для Android', 'Для Android'],
  ['/details/windows', WindowsPage, 'Приложение для Windows', 'Для Windows'],
  ['/deleteUserData', DeletionPage, 'Удаление данных пользователя', undefined],
  ['/changes', ChangesPage, 'История изменений', undefined],
  ['an unknown address', NotFoundPage, 'Страница не найдена', undefined],
])('%s', (_, Page, heading, current) => {
  it(`has the one heading «${heading}»`, () => {
    show(Page);

    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => plainSpaces(textContent))).toEqual([heading]);
  });

  it(`marks as the current page: ${current ?? 'none'}`, () => {
    show(Page);

    const marked = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => plainSpaces(textContent))).toEqual(
      current ? [current] : [],
    );
  });
});

it('the way back from an unknown address is «Главная»', () => {
  show(NotFoundPage);

  expect(screen.getByRole('link', { name: /«Главная»/ })).toHaveAttribute('href', '/');
});

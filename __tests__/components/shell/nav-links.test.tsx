import { render, screen } from '@testing-library/react';
import { plainSpaces } from '../../support/words';
import { NavLinks } from '@/components/shell/nav-links';
import { type Route } from '@/lib/site/routes';

const renderLinks = (current: Route | undefined) =>
  render(<NavLinks current={current} listClassName="" linkClassName="" />);

const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [plainSpaces(link.textContent), link.getAttribute('aria-current')]);

it('are the agreed four in their order', () => {
  renderLinks(undefined);

  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(
    links.map(({ textContent, pathname }) => [
      plainSpaces(textContent),
      pathname.replace(/(.)\/$/, '$1'),
    ]),
  ).toEqual([
    ['Главная', '/'],
    ['Для Android', '/details/android'],
    ['Для Windows', '/details/windows'],
    ['Контакты', '/help'],
  ]);
});

it.each([
  ['/', 'Главная'],
  ['/details/android/', 'Для Android'],
  ['/details/windows/', 'Для Windows'],
  ['/help/', 'Контакты'],
] as const)('on %s only «%s» is the current page', (route, name) => {
  renderLinks(route);

  expect(currentLinks()).toEqual([[name, 'page']]);
});

it.each([undefined, '/details/', '/deleteUserData/'] as const)(
  'on %s, where none of them leads, none is the current page',
  (route) => {
    renderLinks(route);

    expect(currentLinks()).toEqual([]);
  },
);

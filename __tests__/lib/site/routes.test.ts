/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { navigation, routes } from '@/lib/site/routes';

it('the navigation is the agreed one in the agreed order', () => {
  expect(navigation.map(({ label, href }) => [plainSpaces(label), href])).toEqual([
    ['Главная', '/'],
    ['Для Android', '/details/android/'],
    ['Для Windows', '/details/windows/'],
    ['Контакты', '/help/'],
  ]);
});

it('the other pages are at the agreed addresses', () => {
  expect([routes.downloads, routes.deletion, routes.changes]).toEqual([
    '/details/',
    '/deleteUserData/',
    '/changes/',
  ]);
});

it.each(Object.values(routes))(
  '%s ends in a slash, which hosts answer without a redirect',
  (route) => {
    expect(route).toMatch(/\/$/);
  },
);

/** @jest-environment node */
import { navigation, routes } from '@/lib/site/routes';

it('every page has its agreed address, which hosts answer without a redirect', () => {
  expect(Object.values(routes).sort()).toEqual([
    '/',
    '/changes/',
    '/deleteUserData/',
    '/details/',
    '/details/android/',
    '/details/windows/',
    '/help/',
    '/privacy/',
  ]);
});

it('the navigation leads to the agreed pages in the agreed order', () => {
  expect(navigation.map(({ href }) => href)).toEqual([
    '/',
    '/details/android/',
    '/details/windows/',
    '/help/',
  ]);
});

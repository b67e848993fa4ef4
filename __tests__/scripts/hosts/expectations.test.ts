/** @jest-environment node */
import { expectedPages } from '@/e2e/support/expected-pages';
import { expectedAddresses, formsOf, unknownAddresses } from '@/scripts/hosts/expectations';

it('a page is asked for in every form, with and without a query', () => {
  expect(formsOf('/help/')).toEqual([
    '/help',
    '/help?utm_source=a&mc_eid=1',
    '/help/',
    '/help/?utm_source=a&mc_eid=1',
    '/help/index.html',
    '/help/index.html?utm_source=a&mc_eid=1',
  ]);
});

it('the root has no form without the slash', () => {
  expect(formsOf('/').filter((form) => !form.includes('?'))).toEqual(['/', '/index.html']);
});

it.each(['', '/slovar'])('every address lies under «%s»', (basePath) => {
  const paths = [
    ...expectedAddresses(basePath).map(({ path }) => path),
    ...unknownAddresses(basePath),
  ];
  expect(paths.filter((path) => !path.startsWith(`${basePath}/`) && path !== basePath)).toEqual(
    basePath === '' ? [] : [`${basePath}?utm_source=a&mc_eid=1`],
  );
});

it('every page is there', () => {
  expect(new Set(expectedAddresses('').map(({ h1 }) => h1)).size).toBe(expectedPages.length);
});

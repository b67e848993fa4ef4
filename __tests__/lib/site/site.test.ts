/** @jest-environment node */
import { emptyProduct, fullProduct } from '../../support/product';
import { hasPrivacyPage, pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { navigation, routes } from '@/lib/site/routes';

const { privacy, ...others } = routes;

it.each([
  ['no privacy page without a text of the owner', emptyProduct, [], []],
  ['a privacy page with one', fullProduct, [privacy], ['privacy.tsx']],
])('there is %s, as an address and as a file', (_, product, more, endings) => {
  expect(hasPrivacyPage(product)).toBe(more.length > 0);
  expect(publishedRoutes(product)).toEqual([...Object.values(others), ...more]);
  expect(pageExtensions(product)).toEqual(['tsx', 'ts', ...endings]);
});

it('the navigation leads to the agreed pages in the agreed order', () => {
  const agreed = ['/', '/details/android/', '/details/windows/', '/help/'];

  expect(navigation.map(({ href }) => href)).toEqual(agreed);
});

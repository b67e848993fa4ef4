/** @jest-environment node */
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { hasPrivacyPage, pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const { privacy, ...others } = routes;

it.each([
  ['no privacy page without a text of the owner', emptyProduct, [], []],
  ['a privacy page with one', filledProduct, [privacy], ['privacy.tsx']],
])('there is %s, like its address and its file for the build', (_, product, routesOf, endings) => {
  expect(hasPrivacyPage(product)).toBe(routesOf.length > 0);
  expect(publishedRoutes(product)).toEqual([...Object.values(others), ...routesOf]);
  expect(pageExtensions(product)).toEqual(['tsx', 'ts', ...endings]);
});

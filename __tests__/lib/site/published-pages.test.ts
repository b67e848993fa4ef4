import { emptyProduct, fullProduct, withoutWindows } from '../../support/product';
import { pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const missing: readonly string[] = [routes.privacy, routes.windows];
const endings = ['tsx', 'ts', 'android.tsx', 'android.ts'];

it('a site with all programs and a privacy policy has all pages', () => {
  expect(publishedRoutes(fullProduct)).toEqual(Object.values(routes));
  expect(pageExtensions(fullProduct)).toEqual([
    ...endings,
    ...['windows.tsx', 'windows.ts', 'privacy.tsx', 'privacy.ts'],
  ]);
});

it('a site has no page for a missing privacy policy or a program without releases', () => {
  const product = { ...emptyProduct, windows: withoutWindows.windows };

  expect(publishedRoutes(product)).toEqual(
    Object.values(routes).filter((route) => !missing.includes(route)),
  );
  expect(pageExtensions(product)).toEqual(endings);
});

import { emptyProduct, fullProduct, withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
import { pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const { android, windows, privacy } = routes;
const common = ['tsx', 'ts', 'android.tsx', 'android.ts'];
const optional = ['windows.tsx', 'windows.ts', 'privacy.tsx', 'privacy.ts'];

it('the navigation links only to programs that exist', () => {
  const addresses = (product: typeof fullProduct) => navigationOf(product).map(({ href }) => href);

  expect(addresses(fullProduct)).toEqual(['/', android, windows, '/help/']);
  expect(addresses(withoutWindows)).toEqual(['/', android, '/help/']);
});

it('a site with both programs and a privacy policy has all pages', () => {
  expect(publishedRoutes(fullProduct)).toEqual(Object.values(routes));
  expect(pageExtensions(fullProduct)).toEqual([...common, ...optional]);
});

it('if the privacy policy or a program is missing, the site has no page for it', () => {
  const product = { ...emptyProduct, windows: withoutWindows.windows };

  const missing: readonly string[] = [privacy, windows];
  const pages = Object.values(routes).filter((route) => !missing.includes(route));
  expect(publishedRoutes(product)).toEqual(pages);
  expect(pageExtensions(product)).toEqual(common);
});

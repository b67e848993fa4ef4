import { emptyProduct, fullProduct, withoutWindows } from '../../support/product';
import { pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const { privacy, android, windows, ...others } = routes;
const both = [android, windows];
const endings = ['android.tsx', 'android.ts', 'windows.tsx', 'windows.ts'];

it.each([
  ['no privacy page without a text of the owner', emptyProduct, both, endings],
  [
    'a privacy page with one',
    fullProduct,
    [...both, privacy],
    [...endings, 'privacy.tsx', 'privacy.ts'],
  ],
  [
    'no page of a program that is not there',
    { ...emptyProduct, windows: withoutWindows.windows },
    [android],
    endings.slice(0, 2),
  ],
])('there is %s, as an address and as a file', (_, product, more, own) => {
  expect(new Set(publishedRoutes(product))).toEqual(new Set([...Object.values(others), ...more]));
  expect(pageExtensions(product)).toEqual(['tsx', 'ts', ...own]);
});

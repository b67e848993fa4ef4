import { emptyProduct, fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
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

it.each([
  [emptyProduct, ['/', android, windows, '/help/']],
  [withoutAndroid, ['/', windows, '/help/']],
  [withoutWindows, ['/', android, '/help/']],
])('the navigation leads to the pages that there are, in the agreed order', (product, agreed) => {
  expect(navigationOf(product).map(({ href }) => href)).toEqual(agreed);
});

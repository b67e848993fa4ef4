import { emptyProduct, fullProduct, withoutWindows } from '../../support/product';
import { pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

const { privacy, android, windows, ...others } = routes;
const both = [android, windows];
const endings = ['android.tsx', 'android.ts', 'windows.tsx', 'windows.ts'];

it.each([
  ['has no privacy page if the owner has not entered its text', emptyProduct, both, endings],
  [
    'has a privacy page if the owner has entered its text',
    fullProduct,
    [...both, privacy],
    [...endings, 'privacy.tsx', 'privacy.ts'],
  ],
  [
    'has no page for a program without releases',
    { ...emptyProduct, windows: withoutWindows.windows },
    [android],
    endings.slice(0, 2),
  ],
])('the site %s', (_, product, more, own) => {
  expect(new Set(publishedRoutes(product))).toEqual(new Set([...Object.values(others), ...more]));
  expect(pageExtensions(product)).toEqual(['tsx', 'ts', ...own]);
});

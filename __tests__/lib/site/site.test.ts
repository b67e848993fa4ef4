/** @jest-environment node */
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { appName } from '@/lib/site/app-name';
import { hasPrivacyPage, pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { navigation } from '@/lib/site/routes';

const ADDRESSES = [
  '/',
  '/details/android/',
  '/details/windows/',
  '/details/',
  '/help/',
  '/deleteUserData/',
  '/changes/',
];

it('the app has the store’s name, and until it is told the site’s', () => {
  const { app } = filledProduct;

  expect(appName(app, 'Сайт')).toBe(app.storeName);
  expect(appName({ ...app, storeName: '' }, 'Сайт')).toBe('Сайт');
});

it.each([
  ['no privacy page without a text of the owner', emptyProduct, [], []],
  ['a privacy page with one', filledProduct, ['/privacy/'], ['privacy.tsx']],
])(
  'beside the agreed pages there is %s, as an address and as a file',
  (_, product, more, endings) => {
    expect(hasPrivacyPage(product)).toBe(more.length > 0);
    expect(publishedRoutes(product)).toEqual([...ADDRESSES, ...more]);
    expect(pageExtensions(product)).toEqual(['tsx', 'ts', ...endings]);
  },
);

it('the navigation leads to the agreed pages in the agreed order', () => {
  const [home, android, windows, , contacts] = ADDRESSES;

  expect(navigation.map(({ href }) => href)).toEqual([home, android, windows, contacts]);
});

import { fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { type Product } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';
import { productProblems } from '@/scripts/preflight/product-problems';
import { settingsProblems } from '@/scripts/preflight/settings-problems';
import { statementProblems } from '@/scripts/preflight/statement-problems';

const { app, windows } = fullProduct;
const own = {
  NEXT_PUBLIC_SITE_URL: 'https://slovarplus.ru',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@slovarplus.ru',
  NEXT_PUBLIC_FORUM_URL: 'none',
  HSTS: 'host',
  ACCOUNT_PROXY: 'own',
};

/** What is asked of an owner who has confirmed the page of deletion. */
function problemsOf(changed: Partial<Product>, variables: object = {}) {
  const settings = parseSettings({ ...own, ...variables });
  const confirmed = fullProduct.confirmed.filter((name) => name.startsWith('deletion.'));
  const product = { ...fullProduct, confirmed, ...changed };
  return [
    ...settingsProblems(settings, product),
    ...productProblems(product, settings.stores),
    ...statementProblems(product, settings),
  ].map((problem) => problem.split(':', 1)[0]);
}

it('without an Android app nobody asks for its store, its package and Google Play’s names', () => {
  const { android } = withoutAndroid;

  expect(problemsOf({ android, app: { ...app, storeName: '', packageName: '' } })).toEqual([]);
});

const play = { NEXT_PUBLIC_STORE_URL: `https://play.google.com/?id=${app.packageName}` };
const ruStore = { NEXT_PUBLIC_STORE_URL: `https://rustore.ru/app/${app.packageName}` };

it('without a Windows program nobody asks for its requirements', () => {
  const none = { ...withoutWindows.windows, requirements: '' };

  expect(problemsOf({ windows: none }, play)).toEqual(['storeUrl']);
  expect(problemsOf({ windows: { ...windows, requirements: '' } }, play)).toEqual([
    'windows.requirements',
    'storeUrl',
  ]);
});

it('Google Play’s rules for the page of deletion hold where it is among the stores', () => {
  const nothing = {
    deletion: { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' },
    app: { ...app, storeName: '' },
  };

  expect(problemsOf(nothing, ruStore)).toEqual(['storeUrl']);
  expect(problemsOf(nothing, play)).toHaveLength(6);
});

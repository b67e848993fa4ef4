import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { settings } from '@/lib/settings';

const { siteName } = settings;
const { app } = fullProduct;

/**
 * Google Play has rules for the page that a store listing names as «Delete account URL» (Play Console, Data
 * safety; support.google.com/googleplay/android-developer/answer/13327111). This test and the tests of the
 * page's other parts check that these rules are met.
 */
it.each([
  ['its name in the store and its developer', fullProduct, [app.storeName, app.developer]],
  ['the site’s name alone if the owner has entered neither', emptyProduct, [siteName]],
])('the deletion page identifies the app by %s', (_, product, names) => {
  expect(partsOf(<StoreIdentity app={product.app} />, 'dd')).toEqual(names);
});

import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { settings } from '@/lib/settings';

const { siteName } = settings;
const { app } = fullProduct;

it.each([
  ['as in the listing', fullProduct, [app.storeName, app.developer]],
  ['as the site knows it, without a developer', emptyProduct, [siteName]],
])('it names the app %s', (_, product, names) => {
  expect(partsOf(<StoreIdentity app={product.app} />, 'dd')).toEqual(names);
});

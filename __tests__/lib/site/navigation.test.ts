import { emptyProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';

const { android, windows } = routes;

it.each([
  [emptyProduct, ['/', android, windows, '/help/']],
  [withoutAndroid, ['/', windows, '/help/']],
  [withoutWindows, ['/', android, '/help/']],
])('the navigation leads to the pages that there are, in the agreed order', (product, agreed) => {
  expect(navigationOf(product).map(({ href }) => href)).toEqual(agreed);
});

import { emptyProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';

const { android, windows } = routes;

it.each([
  ['both programs', emptyProduct, ['/', android, windows, '/help/']],
  ['Windows alone', withoutAndroid, ['/', windows, '/help/']],
  ['Android alone', withoutWindows, ['/', android, '/help/']],
])('the navigation of a site for %s links to its pages in order', (_, product, agreed) => {
  expect(navigationOf(product).map(({ href }) => href)).toEqual(agreed);
});

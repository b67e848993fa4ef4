import { fullProduct, withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';

const { android, windows } = routes;

it.each([
  ['both programs', fullProduct, ['/', android, windows, '/help/']],
  ['only the Android app', withoutWindows, ['/', android, '/help/']],
])('the navigation of a site with %s links to the site’s pages in order', (_, product, links) => {
  expect(navigationOf(product).map(({ href }) => href)).toEqual(links);
});

import { withoutWindows } from '../../support/product';
import { navigationOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';

it('the navigation links to the home page, the programs that exist and the contacts, in this order', () => {
  const links = navigationOf(withoutWindows).map(({ href }) => href);

  expect(links).toEqual(['/', routes.android, '/help/']);
});

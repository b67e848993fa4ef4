import { partsOf } from '../../support/markup';
import { withoutWindows } from '../../support/product';
import { HomeLinks } from '@/components/home/home-links';
import { buttonStyle } from '@/components/ui/action-style';
import { routes } from '@/lib/site/routes';

it('the home page of a site with one program has one link, a primary button', () => {
  const links = partsOf(<HomeLinks product={withoutWindows} />, 'a@href a@class');

  expect(links).toEqual([routes.android, buttonStyle.primary]);
});

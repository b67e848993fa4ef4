import { partsOf } from '../../support/markup';
import { withoutWindows } from '../../support/product';
import { HomeLinks } from '@/components/home/home-links';
import { buttonStyle } from '@/components/ui/action-style';
import { routes } from '@/lib/site/routes';

it('if there is only one program, the home page links to it with a primary button', () => {
  const links = partsOf(<HomeLinks product={withoutWindows} />, 'a@href a@class');

  expect(links).toEqual([routes.android, buttonStyle.primary]);
});

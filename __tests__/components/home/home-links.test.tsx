import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { HomeLinks } from '@/components/home/home-links';
import { buttonStyle } from '@/components/ui/action-style';
import { routes } from '@/lib/site/routes';

it('if there is only one program, the home page links to it with a primary button', () => {
  const links = partsOf(<HomeLinks site={{ ...fullSite, windows: null }} />, 'a@href a@class');

  expect(links).toEqual([routes.android, buttonStyle.primary]);
});

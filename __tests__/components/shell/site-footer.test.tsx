import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { SiteFooter } from '@/components/shell/site-footer';
import { shell } from '@/lib/content/shell';
import { settings } from '@/lib/settings';
import { footerLinksOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

it.each([
  ['all further pages', fullProduct, ''],
  ['all further pages except a missing privacy policy', emptyProduct, routes.privacy],
])(
  'the footer names the developer, and links to the support address and to %s',
  (_, product, absent) => {
    const { developer } = fullProduct.app;
    const pages = footerLinksOf(fullProduct).map(({ href }) => href);
    const links = partsOf(
      <SiteFooter product={{ ...product, app: fullProduct.app }} />,
      'p a@href',
    );

    expect(links).toEqual([
      expect.stringContaining(fillIn(shell.footer.developer, { developer })),
      ...[mailto(settings.supportEmail), ...pages.filter((href) => href !== absent)],
    ]);
  },
);

import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { SiteFooter } from '@/components/shell/site-footer';
import { shell } from '@/lib/content/shell';
import { settings } from '@/lib/settings';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

it('the footer names the developer, and links to the support address and to all further pages that exist', () => {
  const { app } = fullProduct;
  const linksFor = (product: typeof fullProduct) =>
    partsOf(<SiteFooter product={{ ...product, app }} />, 'p a@href');
  const links = [
    expect.stringContaining(fillIn(shell.footer.developer, { developer: app.developer })),
    ...[mailto(settings.supportEmail), routes.changes, routes.deletion],
  ];

  expect(linksFor(emptyProduct)).toEqual(links);
  expect(linksFor(fullProduct)).toEqual([...links, routes.privacy]);
});

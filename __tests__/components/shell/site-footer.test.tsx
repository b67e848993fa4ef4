import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { SiteFooter } from '@/components/shell/site-footer';
import { shell } from '@/lib/content/shell';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

it('the footer names the developer, and links to the privacy policy only if there is one', () => {
  const { app } = fullProduct;
  const shown = [
    expect.stringContaining(fillIn(shell.footer.developer, { developer: app.developer })),
    ...[mailto(site.email), routes.changes, routes.deletion],
  ];

  const withoutPolicy = <SiteFooter product={{ ...emptyProduct, app }} />;
  expect(partsOf(withoutPolicy, 'p a@href')).toEqual(shown);
  const withPolicy = <SiteFooter product={fullProduct} />;
  expect(partsOf(withPolicy, 'p a@href')).toEqual([...shown, routes.privacy]);
});

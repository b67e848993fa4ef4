import { render, screen } from '@testing-library/react';
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { SiteFooter } from '@/components/shell/site-footer';
import { settings } from '@/lib/settings';
import { footerLinks, routes } from '@/lib/site/routes';

const support = [settings.supportEmail, `mailto:${settings.supportEmail}`];
const pages = footerLinks.map(({ label, href }) => [label, href]);

it.each([
  ['once that exists', filledProduct, pages],
  ['not before', emptyProduct, pages.filter(([, href]) => href !== routes.privacy)],
])('leads to the support and to its pages, to the privacy page %s', (_, product, expected) => {
  render(<SiteFooter product={product} />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    support,
    ...expected,
  ]);
});

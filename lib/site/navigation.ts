import { type Site } from './parse';
import { publishedRoutes } from './published-pages';
import { routes } from './routes';
import { textPages, type TextPage } from '@/lib/pages/text-pages';
import { shell } from '@/lib/words/shell';

const { navigation, footer } = shell;

const toolbarLinks = [
  { href: routes.home, label: navigation.home },
  { href: routes.android, label: navigation.android },
  { href: routes.windows, label: navigation.windows },
  { href: routes.contacts, label: navigation.contacts },
];

const footerLinks = [
  { href: routes.changes, label: footer.changes },
  { href: routes.deletion, label: footer.deletion },
];

const linksOf = (
  links: { href: string; label: string }[],
  site: Site,
  where: TextPage['place'],
) => [
  ...links.filter(({ href }) => publishedRoutes(site).includes(href)),
  ...textPages().flatMap(({ place, path, title }) =>
    place === where ? { href: path, label: title } : [],
  ),
];

/** Returns the links of the toolbar and the drawer, in order. Links to pages that do not exist are left out. */
export const navigationOf = (site: Site) => linksOf(toolbarLinks, site, 'menu');

/** Returns the footer's links after the support address. Links to pages that do not exist are left out. */
export const footerLinksOf = (site: Site) => linksOf(footerLinks, site, 'footer');

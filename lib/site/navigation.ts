import { type Site } from './parse';
import { publishedRoutes } from './published-pages';
import { routes } from './routes';
import { programIds } from './schema';
import { textPages, type TextPage } from '@/lib/pages/text-pages';
import { shell } from '@/lib/words/shell';

const linksOf = <Page extends keyof typeof routes>(
  pages: readonly Page[],
  labels: Readonly<Record<Page, string>>,
  site: Site,
  where: TextPage['place'],
) => [
  ...pages
    .map((page) => ({ href: routes[page], label: labels[page] }))
    .filter(({ href }) => publishedRoutes(site).includes(href)),
  ...textPages().flatMap(({ place, path, title }) =>
    place === where ? { href: path, label: title } : [],
  ),
];

/** Returns the links of the toolbar and the drawer, in order. Links to pages that do not exist are left out. */
export const navigationOf = (site: Site) =>
  linksOf(['home', ...programIds, 'contacts'], shell.navigation, site, 'menu');

/** Returns the footer's links after the support address. Links to pages that do not exist are left out. */
export const footerLinksOf = (site: Site) =>
  linksOf(['changes', 'deletion'], shell.footer, site, 'footer');

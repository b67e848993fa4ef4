import { type Site } from './parse';
import { publishedRoutes } from './published-pages';
import { routes } from './routes';
import { textPages, type TextPage } from '@/lib/pages/text-pages';
import { shell } from '@/lib/words/shell';

interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

const { navigation, footer } = shell;

const toolbarLinks: readonly NavigationLink[] = [
  { href: routes.home, label: navigation.home },
  { href: routes.android, label: navigation.android },
  { href: routes.windows, label: navigation.windows },
  { href: routes.contacts, label: navigation.contacts },
];

const footerLinks: readonly NavigationLink[] = [
  { href: routes.changes, label: footer.changes },
  { href: routes.deletion, label: footer.deletion },
];

const published = (links: readonly NavigationLink[], site: Site) =>
  links.filter(({ href }) => publishedRoutes(site).includes(href));

const textLinks = (where: TextPage['place']): NavigationLink[] =>
  textPages()
    .filter(({ place }) => place === where)
    .map(({ path, title }) => ({ href: path, label: title }));

/** Returns the links of the toolbar and the drawer, in order. Links to pages that do not exist are left out. */
export const navigationOf = (site: Site) => [
  ...published(toolbarLinks, site),
  ...textLinks('menu'),
];

/** Returns the footer's links after the support address. Links to pages that do not exist are left out. */
export const footerLinksOf = (site: Site) => [
  ...published(footerLinks, site),
  ...textLinks('footer'),
];

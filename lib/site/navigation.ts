import { publishedRoutes } from './published-pages';
import { type Route, routes } from './routes';
import { shell } from '@/lib/content/shell';
import { type Product } from '@/lib/product/schema';

interface NavigationLink {
  readonly href: Route;
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
  { href: routes.privacy, label: footer.privacy },
];

const published = (links: readonly NavigationLink[], product: Product) =>
  links.filter(({ href }) => publishedRoutes(product).includes(href));

/** Returns the links of the toolbar and the drawer, in order. Links to pages that do not exist are left out. */
export const navigationOf = (product: Product) => published(toolbarLinks, product);

/** Returns the footer's links after the support address. Links to pages that do not exist are left out. */
export const footerLinksOf = (product: Product) => published(footerLinks, product);

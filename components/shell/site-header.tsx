import { type ComponentProps } from 'react';
import { Island } from '@/components/islands/island';
import { ShareMenu } from '@/components/share/share-menu';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/links';
import { sitePath } from '@/lib/browser/urls/site-urls';
import { icons } from '@/lib/logo/draw-icons';
import { MARK_SIZE, markShapes } from '@/lib/logo/mark';
import { findOwnIcon } from '@/lib/logo/own-icon';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { navigationOf } from '@/lib/site/navigation';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { fallbacks } from '@/lib/words/fallbacks';

const fills = {
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  marker: 'fill-marker',
  'on-marker': 'fill-on-marker',
} as const;

const size = { width: MARK_SIZE, height: MARK_SIZE } as const;

/** The owner's icon or the site's mark. Its `alt` is empty, because the product's name is next to it. */
const Logo = () =>
  findOwnIcon() ? (
    <img src={sitePath(icons.vector)} alt="" {...size} />
  ) : (
    <svg aria-hidden {...size} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
      {markShapes.map(({ color, outline, opacity }) => (
        <path key={outline} d={outline} className={fills[color]} opacity={opacity} />
      ))}
    </svg>
  );

/** A link to the home page with the logo and the product's name. If there is no room for both, the logo shrinks. */
const BrandLink = ({ name }: { readonly name: string }) => (
  <SiteLink href={routes.home} className="brand">
    <Logo />
    <span>{name}</span>
  </SiteLink>
);

const DRAWER_ID = 'Drawer';

const linkStyle = 'bar-item smooth hover:text-link';
const currentStyle = `${linkStyle} bg-accent-soft text-link forced-colors:underline`;

export interface NavigationProps {
  readonly site: Site;
  /** The page's own address. It is left out if no link of the navigation leads to the page. */
  readonly current?: string;
}

const inToolbar = {
  nav: 'toolbar-nav phone:hidden',
  list: '-ml-3 flex flex-wrap gap-1',
  link: 'px-3',
};
const inDrawer = { nav: 'mt-6', list: 'flex flex-col gap-1', link: 'px-4' };

const NavLinks = ({ site, current, nav, list, link }: NavigationProps & typeof inToolbar) => (
  <nav aria-label="Разделы сайта" className={nav}>
    <ul className={list}>
      {navigationOf(site).map(({ href, label }) => (
        <li key={href}>
          <SiteLink
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className={`${link} ${href === current ? currentStyle : linkStyle}`}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** One of the two buttons of the drawer. Without scripts the drawer is a popover. The child is an icon. */
const MenuButton = ({ children, className = '', ...props }: ComponentProps<'button'>) => (
  <button
    {...props}
    type="button"
    popoverTarget={DRAWER_ID}
    className={`bar-item menu-button ${className}`}
  >
    {children}
    <small>Меню</small>
  </button>
);

/** A modal side drawer over the page, with a backdrop. Its first row has the padding of the toolbar. */
const Drawer = ({ site, current }: NavigationProps) => (
  <dialog id={DRAWER_ID} popover="" aria-label="Меню" className="dialog drawer">
    <div className="flex flex-wrap items-center gap-2">
      <MenuButton popoverTargetAction="hide" aria-label="Закрыть меню">
        <CloseIcon />
      </MenuButton>
      <BrandLink name={site.name} />
    </div>
    <NavLinks site={site} current={current} {...inDrawer} />
  </dialog>
);

/**
 * The toolbar. On computers and tablets it shows the site's links, on phones the drawer's button. This depends on the
 * device and not on the width, so in a narrow window on a computer the links wrap to a separate row.
 */
export const SiteHeader = ({ site, current }: NavigationProps) => (
  <header className="border-b border-line bg-surface print:hidden">
    <div className="toolbar page-width flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <MenuButton aria-haspopup="dialog" className="hidden phone:flex">
        <MenuIcon />
      </MenuButton>
      <div className="toolbar-pages flex grow flex-wrap items-center gap-x-8 gap-y-1">
        <BrandLink name={site.name} />
        <NavLinks site={site} current={current} {...inToolbar} />
      </div>
      <Island
        name="tell"
        component={ShareMenu}
        props={{ page: sharedPageOf(site), byHand: fallbacks.copy }}
        fallback={fallbacks.share}
        className="toolbar-tell self-start"
      />
    </div>
    <Drawer site={site} current={current} />
  </header>
);

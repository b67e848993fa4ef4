import { type ComponentProps, type ReactNode } from 'react';
import { BrandLink } from './brand-link';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { navigationOf } from '@/lib/site/navigation';
import { type Site } from '@/lib/site/parse';

const DRAWER_ID = 'drawer';

const linkStyle = 'bar-item smooth hover:text-link';
const currentStyle = `${linkStyle} bg-accent-soft text-link forced-colors:underline`;

export interface NavigationProps {
  readonly site: Site;
  /** The page's own address. It is left out if no link of the navigation leads to the page. */
  readonly current?: string;
}

interface NavLinksProps extends NavigationProps {
  readonly className?: string;
  readonly listClassName: string;
  readonly linkClassName: string;
}

/** Links to the site's pages. The toolbar and the drawer style them differently. */
export const NavLinks = (props: NavLinksProps) => (
  <nav aria-label="Разделы сайта" className={props.className}>
    <ul className={props.listClassName}>
      {navigationOf(props.site).map(({ href, label }) => (
        <li key={href}>
          <SiteLink
            href={href}
            aria-current={href === props.current ? 'page' : undefined}
            className={`${props.linkClassName} ${href === props.current ? currentStyle : linkStyle}`}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode;
}

/** One of the two buttons of the drawer. Without scripts the drawer is a popover. */
const MenuButton = ({ icon, className = '', ...props }: MenuButtonProps) => (
  <button
    {...props}
    type="button"
    popoverTarget={DRAWER_ID}
    className={`bar-item menu-button ${className}`}
  >
    {icon}
    <small>Меню</small>
  </button>
);

/** The button that opens the drawer. It is shown only on phones. */
export const DrawerButton = () => (
  <MenuButton icon={<MenuIcon />} aria-haspopup="dialog" className="hidden phone:flex" />
);

/** A modal side drawer over the page, with a backdrop. Its first row has the padding of the toolbar. */
export const Drawer = ({ site, current }: NavigationProps) => (
  <dialog id={DRAWER_ID} popover="" aria-label="Меню" className="dialog drawer">
    <div className="flex flex-wrap items-center gap-2">
      <MenuButton icon={<CloseIcon />} popoverTargetAction="hide" aria-label="Закрыть меню" />
      <BrandLink name={site.name} />
    </div>
    <NavLinks
      site={site}
      current={current}
      className="mt-6"
      listClassName="flex flex-col gap-1"
      linkClassName="px-4"
    />
  </dialog>
);

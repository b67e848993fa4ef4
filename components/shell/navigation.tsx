import { BrandLink } from './brand-link';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { navigationOf } from '@/lib/site/navigation';
import { type Site } from '@/lib/site/parse';

const DRAWER_ID = 'drawer';

const linkStyle = 'smooth rounded-lg font-medium hover:text-link';
const currentStyle = `${linkStyle} bg-accent-soft text-link forced-colors:underline`;

/**
 * Style of a square button with an icon. The caller adds `display` and a margin. The margin aligns the icon,
 * not the square, with the edge of the content.
 */
const iconButtonStyle =
  'min-h-12 min-w-12 items-center justify-center rounded-lg smooth hover:bg-accent-soft';

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

/** The button that opens the drawer. It is shown only on phones. Without scripts the drawer is a popover. */
export const DrawerButton = () => (
  <button
    type="button"
    popoverTarget={DRAWER_ID}
    aria-haspopup="dialog"
    className={`${iconButtonStyle} -ml-3 hidden shrink-0 flex-col phone:flex`}
  >
    <MenuIcon />
    <small className="text-sm/none">Меню</small>
  </button>
);

/** A modal side drawer over the page, with a backdrop. */
export const Drawer = ({ site, current }: NavigationProps) => (
  <dialog
    id={DRAWER_ID}
    popover=""
    aria-label="Меню"
    className="dialog drawer w-72 overflow-y-auto bg-surface px-4 py-2"
  >
    <div className="@container flex flex-wrap items-center justify-between gap-2">
      <BrandLink name={site.name} />
      <button
        type="button"
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
        aria-label="Закрыть меню"
        className={`${iconButtonStyle} -mr-3 flex`}
      >
        <CloseIcon />
      </button>
    </div>
    <NavLinks
      site={site}
      current={current}
      className="mt-6"
      listClassName="flex flex-col gap-1"
      linkClassName="flex min-h-12 items-center px-4"
    />
  </dialog>
);

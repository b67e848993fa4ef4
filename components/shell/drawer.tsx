import { BrandLink } from './brand-link';
import { NavLinks, type Navigation } from './nav-links';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';

const DRAWER_ID = 'drawer';

/**
 * Style of a square button with an icon. The caller adds `display` and a margin. The margin aligns the icon,
 * not the square, with the edge of the content.
 */
const iconButtonStyle =
  'min-h-12 min-w-12 items-center justify-center rounded-lg smooth hover:bg-accent-soft';

interface DrawerProps extends Navigation {
  /** The product's name. */
  readonly name: string;
}

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
export const Drawer = ({ name, ...navigation }: DrawerProps) => (
  <dialog
    id={DRAWER_ID}
    popover=""
    closedby="any"
    aria-label="Меню"
    className="dialog drawer w-72 overflow-y-auto bg-surface px-4 py-2"
  >
    <div className="flex items-center justify-between gap-2">
      <BrandLink name={name} />
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
    <nav aria-label="Разделы сайта" className="mt-6">
      <NavLinks
        {...navigation}
        listClassName="flex flex-col gap-1"
        linkClassName="flex min-h-12 items-center px-4"
      />
    </nav>
  </dialog>
);

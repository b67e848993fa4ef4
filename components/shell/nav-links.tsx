import { SiteLink } from '@/components/ui/site-link';
import { type NavigationLink } from '@/lib/site/navigation';

const linkStyle = 'smooth rounded-lg font-medium hover:text-link';

const currentStyle = `${linkStyle} bg-accent-soft text-link forced-colors:underline`;

export interface Navigation {
  readonly links: readonly NavigationLink[];
  /** Address of the page that contains these links. */
  readonly current: string | undefined;
}

interface NavLinksProps extends Navigation {
  readonly listClassName: string;
  readonly linkClassName: string;
}

/** Links to the site's pages. The toolbar and the drawer style them differently. */
export function NavLinks({ links, current, listClassName, linkClassName }: NavLinksProps) {
  return (
    <ul className={listClassName}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <SiteLink
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className={`${linkClassName} ${href === current ? currentStyle : linkStyle}`}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

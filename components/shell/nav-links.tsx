import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/site';
import { navigationOf } from '@/lib/site/navigation';

const linkStyle = 'smooth rounded-lg font-medium hover:text-link';

const currentStyle = `${linkStyle} bg-accent-soft text-link forced-colors:underline`;

interface NavLinksProps {
  /** Address of the page that contains these links. */
  readonly current: string | undefined;
  readonly listClassName: string;
  readonly linkClassName: string;
}

/** Links to the site's pages. The toolbar and the drawer style them differently. */
export function NavLinks({ current, listClassName, linkClassName }: NavLinksProps) {
  return (
    <ul className={listClassName}>
      {navigationOf(site).map(({ href, label }) => (
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

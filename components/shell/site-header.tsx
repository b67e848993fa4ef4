import { BrandLink } from './brand-link';
import { Drawer, DrawerButton } from './drawer';
import { NavLinks } from './nav-links';
import { Island } from '@/components/islands/island';
import { ShareMenu } from '@/components/share/share-menu';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { navigationOf } from '@/lib/site/navigation';
import { type Site } from '@/lib/site/parse';

interface SiteHeaderProps {
  readonly site: Site;
  readonly current: string | undefined;
}

/**
 * The toolbar. On computers and tablets it shows the site's links, on phones the drawer's button. This
 * depends on the device and not on the width, so in a narrow window on a computer the links wrap to a
 * separate row.
 */
export function SiteHeader({ site, current }: SiteHeaderProps) {
  const { name } = site;
  const navigation = { links: navigationOf(site), current };
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6">
        <DrawerButton />
        <div className="flex grow flex-wrap items-center gap-x-8 gap-y-1">
          <BrandLink name={name} />
          <nav aria-label="Разделы сайта" className="phone:hidden">
            <NavLinks
              {...navigation}
              listClassName="-ml-3 flex flex-wrap gap-1"
              linkClassName="flex min-h-12 items-center px-3"
            />
          </nav>
        </div>
        <Island
          name="tell"
          component={ShareMenu}
          props={{ page: sharedPageOf(site) }}
          className="self-start"
        />
      </div>
      <Drawer name={name} {...navigation} />
    </header>
  );
}

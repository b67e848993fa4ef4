import { BrandLink } from './brand-link';
import { Drawer, DrawerButton, type NavigationProps, NavLinks } from './navigation';
import { Island } from '@/components/islands/island';
import { ShareMenu } from '@/components/share/share-menu';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { fallbacks } from '@/lib/words/fallbacks';

/**
 * The toolbar. On computers and tablets it shows the site's links, on phones the drawer's button. This depends on the
 * device and not on the width, so in a narrow window on a computer the links have rows of their own.
 */
export const SiteHeader = ({ site, current }: NavigationProps) => (
  <header className="border-b border-line bg-surface print:hidden">
    <div className="toolbar relative mx-auto max-w-page px-4 py-2 sm:px-6">
      <DrawerButton />
      <BrandLink name={site.name} />
      <NavLinks
        site={site}
        current={current}
        className="phone:hidden"
        listClassName="-mx-3 text-balance"
        linkClassName="flex min-h-12 items-center px-3"
      />
      <Island
        name="tell"
        component={ShareMenu}
        props={{ page: sharedPageOf(site), byHand: fallbacks.copy }}
        fallback={fallbacks.share}
        className="absolute top-2 right-4 sm:right-6"
      />
    </div>
    <Drawer site={site} current={current} />
  </header>
);

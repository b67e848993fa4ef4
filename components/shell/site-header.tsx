import { BrandLink } from './brand-link';
import { Drawer, DrawerButton, type NavigationProps, NavLinks } from './navigation';
import { Island } from '@/components/islands/island';
import { ShareMenu } from '@/components/share/share-menu';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { fallbacks } from '@/lib/words/fallbacks';

/**
 * The toolbar. On computers and tablets it shows the site's links, on phones the drawer's button. This depends on the
 * device and not on the width, so in a narrow window on a computer the links have rows of their own. The share button
 * is always in the first row, where margins of the other elements leave its width (`--share`) free.
 */
export const SiteHeader = ({ site, current }: NavigationProps) => (
  <header className="border-b border-line bg-surface print:hidden">
    <div className="@container relative mx-auto flex max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 [--share:calc(1.5rem+20px)] sm:px-6 md:[--share:calc(8rem+28px)]">
      {/* With an item before it, the name can have a row of its own. */}
      <span className="-mr-2 h-12" />
      <DrawerButton />
      <BrandLink
        name={site.name}
        className="mr-(--share) sm:mr-6 sm:max-w-[calc(100%-var(--share))] sm:flex-none"
      />
      <NavLinks
        site={site}
        current={current}
        className="max-sm:w-full sm:mr-(--share) phone:hidden"
        listClassName="-mx-3 text-balance *:inline-block"
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

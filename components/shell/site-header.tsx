import { BrandLink } from './brand-link';
import { Drawer, DrawerButton, type NavigationProps, NavLinks } from './navigation';
import { Island } from '@/components/islands/island';
import { ShareMenu } from '@/components/share/share-menu';
import { sharedPageOf } from '@/lib/metadata/page-metadata';
import { fallbacks } from '@/lib/words/fallbacks';

/**
 * The toolbar. On computers and tablets it shows the site's links, on phones the drawer's button. This depends on the
 * device and not on the width, so in a narrow window on a computer the links wrap to a separate row. In a narrow window
 * the share button is in the padding, so that a long name may have a row of its own.
 */
export const SiteHeader = ({ site, current }: NavigationProps) => (
  <header className="border-b border-line bg-surface print:hidden">
    <div className="toolbar page-width flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <DrawerButton />
      <div className="toolbar-pages flex grow flex-wrap items-center gap-x-8 gap-y-1">
        <BrandLink name={site.name} />
        <NavLinks
          site={site}
          current={current}
          className="toolbar-nav phone:hidden"
          listClassName="-ml-3 flex flex-wrap gap-1"
          linkClassName="px-3"
        />
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

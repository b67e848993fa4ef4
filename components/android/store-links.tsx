import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { DownloadIcon } from '@/components/ui/icons';
import { android } from '@/lib/content/android';
import { type Store } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';

interface StoreLinksProps {
  readonly stores: readonly Store[];
}

/**
 * Links to the app's pages in the stores. The first link is the primary button. The links have the
 * site's own style, because the stores' badges are trademarks.
 */
export const StoreLinks = ({ stores }: StoreLinksProps) =>
  stores.map(({ name, url }, index) => (
    <ExternalLink
      key={url}
      href={url}
      className={index === 0 ? buttonStyle.primary : buttonStyle.secondary}
    >
      {index === 0 && <DownloadIcon />}
      {fillIn(android.store.link, { store: unbroken(name) })}
    </ExternalLink>
  ));

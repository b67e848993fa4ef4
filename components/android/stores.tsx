import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { DownloadIcon } from '@/components/ui/icons';
import { type Store } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';
import { sitePath } from '@/lib/urls/site-urls';
import { android } from '@/lib/words/android';

const { link, qrCode, qrHint } = android.store;

/**
 * Links to the app's pages in the stores. The first link is the primary button. The links have the
 * site's own style, because the stores' badges are trademarks.
 */
export const StoreLinks = ({ stores }: { readonly stores: readonly Store[] }) =>
  stores.map(({ name, url }, index) => (
    <ExternalLink
      key={url}
      href={url}
      className={index === 0 ? buttonStyle.primary : buttonStyle.secondary}
    >
      {index === 0 && <DownloadIcon />}
      {fillIn(link, { store: unbroken(name) })}
    </ExternalLink>
  ));

/** A QR code with the address of the app's page in the first store, not on phones and in narrow windows. */
export const StoreQr = ({ name }: Pick<Store, 'name'>) => (
  <figure className="mt-6 hidden flex-wrap items-center gap-3 sm:flex print:hidden phone:hidden">
    <img
      src={sitePath('/store-qr.svg')}
      alt={fillIn(qrCode, { store: unbroken(name) })}
      width={112}
      height={112}
      loading="lazy"
      className="rounded-xl border border-line"
    />
    <figcaption className="max-w-[10rem] text-sm text-muted">
      {fillIn(qrHint, { store: unbroken(name) })}
    </figcaption>
  </figure>
);

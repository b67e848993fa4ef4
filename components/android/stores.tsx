import { type ComponentProps } from 'react';
import { buttonStyle } from '@/components/ui/action-style';
import { DownloadIcon } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/links';
import { sitePath } from '@/lib/browser/urls/site-urls';
import { type Store } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/names';
import { android } from '@/lib/words/android';

const { link, qrCode, qrHint } = android.store;

type ShownStore = Store & { readonly badge?: ComponentProps<'img'> | undefined };

/** Links to the app's pages in the stores: a store's badge, which may not be changed, or a button in the site's style. */
export const StoreLinks = ({ stores }: { readonly stores: readonly ShownStore[] }) =>
  stores.map(({ name, url, badge }, index) => {
    const text = fillIn(link, { store: unbroken(name) });
    const style = index === 0 ? buttonStyle.primary : buttonStyle.secondary;
    return (
      <ExternalLink key={url} href={url} className={badge ? 'w-fit' : style}>
        {badge ? <img {...badge} alt={text} /> : index === 0 && <DownloadIcon />}
        {!badge && text}
      </ExternalLink>
    );
  });

/** A QR code with the address of the app's page in the first store, not on phones and in narrow windows. */
export const StoreQr = ({ name }: Pick<Store, 'name'>) => (
  <figure className="mt-6 hidden flex-wrap items-center gap-3 sm:flex print:hidden phone:hidden">
    <img
      src={sitePath('/store-qr.svg')}
      alt={fillIn(qrCode, { store: unbroken(name) })}
      width={112}
      height={112}
      loading="lazy"
      className="rounded-card border border-line"
    />
    <figcaption className="max-w-[10rem] text-sm text-muted">
      {fillIn(qrHint, { store: unbroken(name) })}
    </figcaption>
  </figure>
);

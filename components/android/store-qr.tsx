import { android } from '@/lib/content/android';
import { type Store } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';
import { sitePath } from '@/lib/urls/site-urls';

interface StoreQrProps {
  /** The store to which the QR code leads. */
  readonly store: Pick<Store, 'name'>;
}

/**
 * A QR code with the address of the app's page in the owner's first store. It is hidden on phones and in
 * narrow windows.
 */
export const StoreQr = ({ store: { name } }: StoreQrProps) => (
  <figure className="mt-6 hidden flex-wrap items-center gap-3 sm:flex print:hidden phone:hidden">
    <img
      src={sitePath('/store-qr.svg')}
      alt={fillIn(android.store.qrCode, { store: unbroken(name) })}
      width={112}
      height={112}
      loading="lazy"
      className="rounded-xl border border-line"
    />
    <figcaption className="max-w-[10rem] text-sm text-muted">
      {fillIn(android.store.qrHint, { store: unbroken(name) })}
    </figcaption>
  </figure>
);

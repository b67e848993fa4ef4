import { settings } from '@/lib/settings';
import { assetPath } from '@/lib/urls/site-urls';

/** The store's address as a QR code; computers only. */
export const StoreQr = () => (
  <figure className="hidden items-center gap-4 sm:flex print:hidden phone:hidden">
    <img
      src={assetPath(settings.basePath, '/store-qr.svg')}
      alt="QR-код страницы приложения в Google Play"
      width={112}
      height={112}
      loading="lazy"
      className="rounded-xl border border-line"
    />
    <figcaption className="max-w-40 text-sm leading-snug text-muted">
      Наведите камеру телефона, чтобы открыть страницу приложения.
    </figcaption>
  </figure>
);

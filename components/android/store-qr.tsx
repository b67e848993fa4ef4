import { generate } from 'lean-qr';
import { qrPath } from '@/lib/qr-path';
import { settings } from '@/lib/settings';

/** Light modules around the code that readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The store's address for the phone's camera, drawn at build; computers only. */
export function StoreQr() {
  const code = generate(settings.storeUrl);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <figure className="hidden items-center gap-4 sm:flex print:hidden phone:hidden">
      <svg
        role="img"
        aria-label="QR-код страницы приложения в Google Play"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-28 rounded-xl border border-line bg-white forced-color-adjust-none"
      >
        <path d={qrPath(code)} className="fill-black" />
      </svg>
      <figcaption className="max-w-40 text-sm leading-snug text-muted">
        Наведите камеру телефона, чтобы открыть страницу приложения.
      </figcaption>
    </figure>
  );
}

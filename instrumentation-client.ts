import { closeOverlays } from '@/lib/browser/close-overlays';
import { createFullLoadFallback } from '@/lib/browser/full-load-fallback';
import { closeOnBackdropClick } from '@/lib/browser/light-dismiss';

// What the browser lacks is brought on demand, so that a browser which lacks
// nothing downloads nothing.

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  void import('invokers-polyfill');
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', closeOnBackdropClick);
}

if (!('userAgentData' in navigator)) {
  void import('@/lib/device/parse-device').then(({ parseDevice }) => {
    document.documentElement.dataset.device = parseDevice(navigator.userAgent);
  });
}

const fullLoadFallback = createFullLoadFallback((url) => location.assign(url));
window.addEventListener('error', fullLoadFallback.failed, { capture: true });

/** A soft navigation leaves the document, and with it an open drawer, in place; a full one does not. */
export function onRouterTransitionStart(url: string): void {
  closeOverlays();
  fullLoadFallback.started(url);
}

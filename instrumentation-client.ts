import { closeOverlays } from '@/lib/browser/close-overlays';
import { createFullLoadFallback } from '@/lib/browser/full-load-fallback';

// In an export the page's loader brings what the browser lacks; there is none in development.
if (process.env.NODE_ENV === 'development') {
  if (!('userAgentData' in navigator)) void import('@/lib/runtime/fallbacks/device');
  void import('@/lib/runtime/fallbacks/dialogs');
}

// From here on a click on a link is a soft navigation, for which a fetched page is no use.
document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove());

const fullLoadFallback = createFullLoadFallback((url) => location.assign(url));
window.addEventListener('error', fullLoadFallback.failed, { capture: true });

/** A soft navigation leaves the document, and with it an open drawer, in place; a full one does not. */
export function onRouterTransitionStart(url: string): void {
  closeOverlays();
  fullLoadFallback.started(url);
}

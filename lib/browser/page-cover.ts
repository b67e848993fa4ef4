import { openPopover } from '@/lib/browser/open-panels';

/** Whether the page is hidden (another tab is shown), or a dialog or panel is open over it. */
export const isCovered = () =>
  document.hidden || document.querySelector(`dialog[open], ${openPopover()}`) !== null;

/** Calls back when `isCovered` may have changed. @returns stops watching */
export function watchCover(onChange: () => void): () => void {
  // The attribute `open` is for dialogs; popovers have none. Older browsers fire `toggle` for popovers only.
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', onChange, true);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    observer.disconnect();
    document.removeEventListener('toggle', onChange, true);
    document.removeEventListener('visibilitychange', onChange);
  };
}

import { openPopover } from '@/lib/browser/open-panels';

/** Whether the page is hidden (another tab is shown) or a dialog or panel is open over it. */
export const isCovered = () =>
  document.hidden || document.querySelector(`dialog[open], ${openPopover()}`) !== null;

/** Calls `onChange` when the result of `isCovered` may have changed. @returns a function that stops this */
export function watchCover(onChange: () => void): () => void {
  // Dialogs have the attribute `open`, popovers do not. Older browsers fire `toggle` for popovers only.
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

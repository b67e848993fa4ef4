import { openPanelsSelector } from './open-panels';

/** Whether the page is hidden (another tab is shown) or a dialog or panel is open over it. */
export const isHiddenOrCovered = () =>
  document.hidden || document.querySelector(openPanelsSelector()) !== null;

/** Calls `onChange` when the result of `isHiddenOrCovered` may have changed. @returns a function that stops the calls */
export function watchHiddenOrCovered(onChange: () => void): () => void {
  // A popover fires `toggle`. In older browsers a dialog does not fire it, but its attribute `open` changes.
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

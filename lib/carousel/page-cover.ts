/** Whether the page cannot be seen, or a dialog or panel is open over it. */
export const isCovered = () =>
  document.hidden || document.querySelector('dialog[open], :popover-open') !== null;

/** Watches what `isCovered` tells. @returns ends it */
export function watchCover(onChange: () => void): () => void {
  // Older browsers report the `toggle` of popovers only; those have no attribute `open`.
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

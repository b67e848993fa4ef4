/** Milliseconds after which a focus change in a newly opened dialog is announced by screen readers. */
const ANNOUNCED_MS = 50;

/**
 * Focuses an element of a dialog that has just opened, after a short delay. With the delay, Orca
 * says the names of the dialog and of the element, in Firefox and in Chromium. If the focus moves
 * earlier, Orca says nothing.
 *
 * @returns a function that cancels the focus change
 */
export function focusAnnounced(element: HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => element?.focus(), ANNOUNCED_MS);
  return () => clearTimeout(timer);
}

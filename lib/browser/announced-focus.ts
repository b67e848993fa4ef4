/** Milliseconds from the opening of a dialog to a focus that screen readers announce. */
const ANNOUNCED_MS = 50;

/**
 * Focuses an element of a dialog that has just opened. Orca with Firefox and with Chromium then says
 * the names of the dialog and of the element; after an earlier focus it is silent.
 *
 * @returns a function that cancels it
 */
export function focusAnnounced(element: HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => element?.focus(), ANNOUNCED_MS);
  return () => clearTimeout(timer);
}

/**
 * Returns the selector of an open popover. A browser without popovers rejects `:popover-open`. In such a
 * browser lib/loader/polyfills/popover.ts sets the attribute `open` instead.
 */
export const openPopover = () =>
  'popover' in HTMLElement.prototype ? ':popover-open' : '[popover][open]';

/**
 * Opens or closes a popover. In a browser without popovers, this function only sets or removes the attribute
 * `open` until the polyfill is loaded.
 */
export function togglePopover(popover: HTMLElement, isOpen: boolean): void {
  const change = isOpen ? popover.showPopover : popover.hidePopover;
  if (change) change.call(popover);
  else popover.toggleAttribute('open', isOpen);
}

/** Closes the open drawer and share panel. They are in the top layer and would cover a dialog that is not. */
export function closePanels(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const popover = document.querySelector<HTMLElement>(openPopover());
  if (popover) togglePopover(popover, false);
}

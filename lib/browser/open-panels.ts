/**
 * Selector of an open popover. A browser without popovers throws at `:popover-open`; there
 * lib/loader/polyfills/popover.ts sets the attribute `open` instead.
 */
export const openPopover = () =>
  'popover' in HTMLElement.prototype ? ':popover-open' : '[popover][open]';

/**
 * Opens or closes a popover. Without popovers, and before their polyfill is loaded, sets only the
 * attribute.
 */
export function togglePopover(popover: HTMLElement, isOpen: boolean): void {
  const change = isOpen ? popover.showPopover : popover.hidePopover;
  if (change) change.call(popover);
  else popover.toggleAttribute('open', isOpen);
}

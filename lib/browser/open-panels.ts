/**
 * Selects a popover that is open. A browser without popovers throws at the name of their state; there
 * lib/loader/polyfills/popover.ts sets `open`.
 */
export const openPopover = () =>
  'popover' in HTMLElement.prototype ? ':popover-open' : '[popover][open]';

/** Opens or closes a popover; without the polyfill, which may not have come, by the attribute alone. */
export function togglePopover(popover: HTMLElement, isOpen: boolean): void {
  const change = isOpen ? popover.showPopover : popover.hidePopover;
  if (change) change.call(popover);
  else popover.toggleAttribute('open', isOpen);
}

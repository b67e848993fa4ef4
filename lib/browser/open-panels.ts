/**
 * Selects a popover that is open. A browser without popovers throws at the name of their state; there
 * lib/loader/polyfills/popover.ts sets `open`.
 */
export const openPopover = () =>
  'popover' in HTMLElement.prototype ? ':popover-open' : '[popover][open]';

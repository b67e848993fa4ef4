/** Kind of device: `mobile` gets the drawer, `desktop` the toolbar. A tablet counts as `desktop`. */
export type Device = 'mobile' | 'desktop';

/** Reads the device from `data-device` of the root element; it is `desktop` until that is set. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

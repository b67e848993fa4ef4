/** Kind of device: `mobile` gets the drawer, `desktop` the toolbar. A tablet counts as `desktop`. */
export type Device = 'mobile' | 'desktop';

/** Reads the device from `data-device` on the root element. Until the attribute is set, it is `desktop`. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

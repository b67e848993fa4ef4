/**
 * The kind of device. `mobile` is a phone and gets the drawer. `desktop` is any other device, even a tablet,
 * and gets the toolbar.
 */
export type Device = 'mobile' | 'desktop';

/** Reads the device from `data-device` on the root element. Until the attribute is set, it is `desktop`. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

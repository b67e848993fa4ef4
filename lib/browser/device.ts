/**
 * The kind of device. `mobile` is a phone and gets the drawer. `desktop` is any other device, even a tablet,
 * and gets the toolbar.
 */
type Device = 'mobile' | 'desktop';

/** Returns the kind of device; `desktop` until `data-device` is set. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

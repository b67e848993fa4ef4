/** Decides between the toolbar and the drawer. A tablet counts as desktop. */
export type Device = 'mobile' | 'desktop';

/** The device, from `data-device` of the root element; desktop until that is set. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

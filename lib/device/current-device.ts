import { type Device } from './device';

/** The device that the page is on, as the document's root says; a computer until it says. */
export const currentDevice = (): Device =>
  document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';

import { UAParser } from 'ua-parser-js';

/*
 * Derives `data-device` from the user-agent string, for browsers without `navigator.userAgentData`. Windows is not told:
 * this comes after the first paint, and what is shown for Windows only would move the page.
 */
const { device, os } = UAParser(navigator.userAgent);
const system = (os.name ?? '').replace('Mac OS', 'macOS').replace('Windows', '');
document.documentElement.dataset.device = device.type === 'mobile' ? 'mobile' : system;

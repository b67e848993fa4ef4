import { UAParser } from 'ua-parser-js';

/**
 * Derives `data-device` from the user-agent string, for browsers without `navigator.userAgentData`. Windows is not told:
 * this comes after the first paint, and what is shown for Windows only would move the page.
 */
function parseDevice(userAgent: string): string {
  const parser = new UAParser(userAgent);
  if (parser.getDevice().type === 'mobile') return 'mobile';
  const { name = '' } = parser.getOS();
  return name.replace('Mac OS', 'macOS').replace('Windows', '');
}

document.documentElement.dataset.device = parseDevice(navigator.userAgent);

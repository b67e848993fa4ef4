import { UAParser } from 'ua-parser-js';

/** Derives `data-device` from the user-agent string, for browsers without `navigator.userAgentData`. */
function parseDevice(userAgent: string): string {
  const parser = new UAParser(userAgent);
  if (parser.getDevice().type === 'mobile') return 'mobile';
  return parser.getOS().name?.replace('Mac OS', 'macOS') ?? '';
}

document.documentElement.dataset.device = parseDevice(navigator.userAgent);

import { UAParser } from 'ua-parser-js';
import { type Device } from '@/lib/browser/device';

/**
 * Derives the kind of device from the user-agent string, for browsers without `navigator.userAgentData`.
 * Phones are `mobile`; tablets, computers and unknown devices are `desktop`.
 */
const parseDevice = (userAgent: string): Device =>
  new UAParser(userAgent).getDevice().type === 'mobile' ? 'mobile' : 'desktop';

document.documentElement.dataset.device = parseDevice(navigator.userAgent);

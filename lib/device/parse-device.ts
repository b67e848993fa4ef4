import { UAParser } from 'ua-parser-js';
import { type Device } from './device';

/**
 * Device type by the user-agent string, for browsers without
 * `navigator.userAgentData`. Phones are `mobile`; tablets, computers and
 * everything unknown are `desktop`.
 */
export const parseDevice = (userAgent: string): Device =>
  new UAParser(userAgent).getDevice().type === 'mobile' ? 'mobile' : 'desktop';

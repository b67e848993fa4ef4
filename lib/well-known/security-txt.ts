import { type Settings } from '../settings/parse';
import { mailto } from '../urls/mailto';

export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Returns the content of security.txt (RFC 9116). The file expires one year after the day of the build, at
 * midnight UTC, so that two builds on the same day are equal.
 */
export function securityTxt({ supportEmail, sourceDate }: Settings): string {
  const expires = sourceDate === undefined ? new Date() : new Date(sourceDate * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailto(supportEmail)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: ru, en\n',
  ].join('\n');
}

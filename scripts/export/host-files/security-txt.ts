import { mailto } from '@/lib/urls/mailto';

const DAY_MS = 86_400_000;

/**
 * Date of the build: SOURCE_DATE_EPOCH where it is set, so that the same sources give the same
 * bytes (reproducible-builds.org/specs/source-date-epoch), otherwise the present day.
 *
 * @param epoch text of SOURCE_DATE_EPOCH, seconds since 1970
 * @param now milliseconds since 1970
 * @throws Error with a sentence that names the variable when it is not a number of seconds
 */
export function buildDay(epoch: string | undefined, now: number): Date {
  if (epoch && !/^\d{1,11}$/.test(epoch)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is «${epoch}», but it must be a number of seconds since 1970, such as 1767225600.`,
    );
  }
  const milliseconds = epoch ? Number(epoch) * 1000 : now;
  // Whole days: two builds of a day are alike.
  return new Date(milliseconds - (milliseconds % DAY_MS));
}

/** `/.well-known/security.txt` of RFC 9116, good for a year from the build's day. */
export function securityTxt(supportEmail: string, day: Date): string {
  const expires = new Date(day);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailto(supportEmail)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: ru, en',
    '',
  ].join('\n');
}

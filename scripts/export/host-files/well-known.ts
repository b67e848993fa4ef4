import { type Product } from '@/lib/product/schema';
import { mailto } from '@/lib/urls/mailto';

/**
 * `/.well-known/assetlinks.json`, by which Android knows that the app may open the site's links.
 *
 * @returns undefined without the app's certificates
 * @see https://developer.android.com/training/app-links/verify-android-applinks
 */
export function assetLinks({ packageName, certificates }: Product['app']): string | undefined {
  if (packageName === '' || certificates.length === 0) return undefined;
  const statement = {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: certificates,
    },
  };
  return `${JSON.stringify([statement], undefined, 2)}\n`;
}

const DAY_MS = 86_400_000;

/**
 * Date of the build: SOURCE_DATE_EPOCH (reproducible-builds.org), otherwise the present day.
 *
 * @param epoch seconds since 1970 @param now milliseconds since 1970
 * @throws Error with a sentence when the first is not a number of seconds
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

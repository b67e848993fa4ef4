import { jsonOf, type Site, textOf } from './host-file';
import { mailto } from '@/lib/urls/mailto';

export const ASSET_LINKS = '.well-known/assetlinks.json';
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * `/.well-known/assetlinks.json`, by which Android knows that the app may open the site's links.
 *
 * @returns undefined without the app's certificates
 * @see https://developer.android.com/training/app-links/verify-android-applinks
 */
export function assetLinks({ app }: Site): string | undefined {
  if (app.packageName === '' || app.certificates.length === 0) return undefined;
  const target = {
    namespace: 'android_app',
    package_name: app.packageName,
    sha256_cert_fingerprints: app.certificates,
  };
  return jsonOf([{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
}

/**
 * `/.well-known/security.txt` of RFC 9116, valid for a year from the day of the build. Whole days
 * count, so two builds of a day are alike.
 */
export function securityTxt({ supportEmail, sourceDate }: Site): string {
  const expires = sourceDate === undefined ? new Date() : new Date(sourceDate * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return textOf([
    `Contact: ${mailto(supportEmail)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: ru, en',
  ]);
}

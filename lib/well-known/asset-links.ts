import { type Product } from '../product/schema';

export const ASSET_LINKS = '.well-known/assetlinks.json';

/**
 * Returns the content of assetlinks.json, which tells Android that the app may open the site's links.
 *
 * @returns undefined if the owner has not entered the app's package name or certificates
 * @see https://developer.android.com/training/app-links/verify-android-applinks
 */
export function assetLinks({ packageName, certificates }: Product['app']): string | undefined {
  if (packageName === '' || certificates.length === 0) return undefined;
  const target = {
    namespace: 'android_app',
    package_name: packageName,
    sha256_cert_fingerprints: certificates,
  };
  const statement = { relation: ['delegate_permission/common.handle_all_urls'], target };
  return `${JSON.stringify([statement], undefined, 2)}\n`;
}

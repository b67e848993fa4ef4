import { type Product } from '@/lib/product/schema';

/**
 * `/.well-known/assetlinks.json`, by which Android knows that the app may open the site's links.
 *
 * @returns undefined when the owner has not told the app's certificates
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

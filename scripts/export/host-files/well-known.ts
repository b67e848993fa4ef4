import { z } from 'zod';
import { type HostFile, jsonFile, ownJson, type Site, textFile, WHOLE_FILE } from './own-file';
import { mailto } from '@/lib/urls/mailto';

export const ASSET_LINKS = '.well-known/assetlinks.json';
export const SECURITY_TXT = '.well-known/security.txt';

/** The owner's statements, which may be about other apps. */
const statements = z
  .array(z.looseObject({ target: z.looseObject({ package_name: z.string().optional() }) }))
  .default([]);

/**
 * `/.well-known/assetlinks.json`, by which Android knows that the app may open the site's links. If
 * the owner has a statement about the same app, ours is left out.
 *
 * @returns undefined without the app's certificates
 * @throws Error with a Russian sentence when the owner's file cannot be read
 * @see https://developer.android.com/training/app-links/verify-android-applinks
 */
export function assetLinks({ app }: Site, own?: Buffer): HostFile | undefined {
  const { packageName, certificates } = app;
  const others = ownJson(ASSET_LINKS, own, statements);
  const isKnown = packageName !== '' && certificates.length > 0;
  const isOwn = others.some(({ target }) => target.package_name === packageName);
  if (!isKnown || isOwn) return own && { content: own, displaced: isKnown ? [packageName] : [] };
  const statement = {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: certificates,
    },
  };
  return jsonFile([...others, statement]);
}

/**
 * `/.well-known/security.txt` of RFC 9116, valid for a year from the day of the build. The owner's
 * file replaces it as a whole: it may be signed, and then nothing can be added. Whole days count, so
 * two builds of a day are alike.
 */
export function securityTxt({ supportEmail, sourceDate }: Site, own?: Buffer): HostFile {
  if (own) return { content: own, displaced: [WHOLE_FILE] };
  const expires = sourceDate === undefined ? new Date() : new Date(sourceDate * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return textFile([
    [
      `Contact: ${mailto(supportEmail)}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: ru, en',
    ].join('\n'),
  ]);
}

import { currentRelease } from './releases';
import { hasProgram, type Platform } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { downloadPath } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

/**
 * Returns the content of version.json: the current versions, their dates (null if not known) and the address,
 * size and checksum of the Windows installer. A program that does not exist is left out.
 *
 * @param homeUrl public home URL with the sub-path
 */
export function versionInfo(product: Pick<Product, Platform['id']>, homeUrl: string) {
  const current = (id: Platform['id']) => {
    const { version, date } = currentRelease(product[id].releases);
    return { version, date: date || null };
  };
  const { file, bytes, sha256 } = product.windows.installer;
  const installer = { url: absoluteUrl(homeUrl, downloadPath(file)), bytes, sha256 };
  return {
    ...(hasProgram(product, 'android') && { android: current('android') }),
    ...(hasProgram(product, 'windows') && { windows: { ...current('windows'), ...installer } }),
  };
}

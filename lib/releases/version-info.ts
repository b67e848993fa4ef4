import { currentRelease } from './releases';
import { type Product } from '@/lib/product/schema';
import { downloadPath } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

/**
 * Content of version.json, for programs: the current versions, the day of their release (null: not
 * known) and the Windows installer with its checksum.
 *
 * @param homeUrl public home URL with the sub-path
 */
export function versionInfo({ android, windows }: Product, homeUrl: string) {
  const [ofAndroid, ofWindows] = [android, windows].map(({ releases }) => {
    const { version, date } = currentRelease(releases);
    return { version, date: date || null };
  });
  const { file, bytes, sha256 } = windows.installer;
  return {
    android: ofAndroid,
    windows: { ...ofWindows, url: absoluteUrl(homeUrl, downloadPath(file)), bytes, sha256 },
  };
}

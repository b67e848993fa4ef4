import { type Program } from './software-application';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';
import { windows } from '@/lib/content/windows';
import { type Release } from '@/lib/product/schema';
import { currentRelease, type Platform, releaseAnchor } from '@/lib/releases/releases';
import { settings } from '@/lib/settings';
import { downloadPath, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const whole = (path: string) => absoluteUrl(settings.homeUrl, path);

/** Version, day and changes of the current release; an unknown day is left out. */
function releaseFacts(platform: Platform['id'], releases: readonly Release[]) {
  const { version, date } = currentRelease(releases);
  return {
    softwareVersion: version,
    ...(date && { dateModified: date }),
    releaseNotes: whole(`${routes.changes}#${releaseAnchor(platform, version)}`),
  };
}

/** The two programs of the site with the product data of their pages. */
export const programs = {
  android: {
    name: settings.siteName,
    operatingSystem: 'Android',
    ...releaseFacts('android', product.android.releases),
    description: android.lead,
    url: whole(routes.android),
    downloadUrl: settings.storeUrl,
  },
  windows: {
    name: settings.siteName,
    operatingSystem: 'Windows',
    ...releaseFacts('windows', product.windows.releases),
    description: windows.lead,
    url: whole(routes.windows),
    downloadUrl: whole(downloadPath(product.windows.installer.file)),
  },
} as const satisfies Record<string, Program>;

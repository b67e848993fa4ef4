import { type Program } from './software-application';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';
import { windows } from '@/lib/content/windows';
import { type Price, type Release } from '@/lib/product/schema';
import { currentRelease } from '@/lib/releases/releases';
import { settings } from '@/lib/settings';
import { downloadPath, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const whole = (path: string) => absoluteUrl(settings.homeUrl, path);

/** Version and day of the current release; an unknown day is left out. */
function releaseFacts(releases: readonly Release[]) {
  const { version, date } = currentRelease(releases);
  return { softwareVersion: version, ...(date && { dateModified: date }) };
}

/** What the program costs, if the owner has entered a number. */
const offersOf = ({ amount, currency }: Price) =>
  amount === ''
    ? {}
    : { offers: { '@type': 'Offer', price: amount, priceCurrency: currency } as const };

/** The Android app with the product data of its page. */
export const androidProgram = (): Program => ({
  name: settings.siteName,
  operatingSystem: 'Android',
  ...releaseFacts(product.android.releases),
  description: android.lead,
  url: whole(routes.android),
  downloadUrl: settings.stores.map(({ url }) => url),
  ...offersOf(product.android.price),
});

/** The Windows program with the product data of its page. */
export const windowsProgram = (): Program => ({
  name: settings.siteName,
  operatingSystem: 'Windows',
  ...releaseFacts(product.windows.releases),
  description: windows.lead,
  url: whole(routes.windows),
  downloadUrl: whole(downloadPath(product.windows.installer.file)),
  ...offersOf(product.windows.price),
});

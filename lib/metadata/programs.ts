import { type Program } from './software-application';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';
import { windows } from '@/lib/content/windows';
import { type Platform } from '@/lib/product/platforms';
import { type Price, type Release } from '@/lib/product/schema';
import { currentRelease } from '@/lib/releases/releases';
import { settings } from '@/lib/settings';
import { downloadPath, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const absolute = (path: string) => absoluteUrl(settings.homeUrl, path);

/** Returns the version and the day of the current release. An unknown day is left out. */
function releaseFacts(releases: readonly Release[]) {
  const { version, date } = currentRelease(releases);
  return { softwareVersion: version, ...(date && { dateModified: date }) };
}

/** Returns the property `offers` with the price, or no property if the owner has not entered an amount. */
const offersOf = ({ amount, currency }: Price) =>
  amount === ''
    ? {}
    : { offers: { '@type': 'Offer', price: amount, priceCurrency: currency } as const };

/** Returns the property `author`, or no property if the owner has not entered the developer's name. */
const authorOf = (name: string) =>
  name === '' ? {} : { author: { '@type': 'Organization', name } as const };

/** Returns a program's structured data, made from the product data that the program's page shows. */
const programOf = (
  { id, name, releases }: Platform,
  description: string,
  downloadUrl: Program['downloadUrl'],
): Program => ({
  name: settings.siteName,
  operatingSystem: name,
  ...releaseFacts(releases),
  description,
  url: absolute(routes[id]),
  downloadUrl,
  ...authorOf(product.app.developer),
  ...offersOf(product[id].price),
});

export const androidProgram = (): Program =>
  programOf(
    { id: 'android', name: 'Android', releases: product.android.releases },
    android.lead,
    settings.stores.map(({ url }) => url),
  );

export const windowsProgram = (): Program =>
  programOf(
    { id: 'windows', name: 'Windows', releases: product.windows.releases },
    windows.lead,
    absolute(downloadPath(product.windows.installer.file)),
  );

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

/** The developer, if the owner has entered the name. */
const authorOf = (name: string) =>
  name === '' ? {} : { author: { '@type': 'Organization', name } as const };

/** A program with the product data of its page. */
const programOf = (
  { id, name, releases }: Platform,
  description: string,
  downloadUrl: Program['downloadUrl'],
): Program => ({
  name: settings.siteName,
  operatingSystem: name,
  ...releaseFacts(releases),
  description,
  url: whole(routes[id]),
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
    whole(downloadPath(product.windows.installer.file)),
  );

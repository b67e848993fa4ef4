/** Hosts of the stores; a host's subdomains belong to the same store. */
const hostsByStore = {
  'Google Play': ['play.google.com'],
  RuStore: ['rustore.ru'],
  AppGallery: ['appgallery.huawei.com', 'appgallery.cloud.huawei.com', 'appgallery.huawei.ru'],
  GetApps: ['app.mi.com'],
  'Galaxy Store': ['galaxystore.samsung.com', 'apps.samsung.com', 'galaxy.store'],
  'F-Droid': ['f-droid.org'],
} as const;

type KnownStore = keyof typeof hostsByStore;

export const knownStores = Object.keys(hostsByStore) as readonly KnownStore[];

/** Returns the name, without its ending, of the file with a store's badge. */
export const badgeName = (store: KnownStore) => store.toLowerCase().replace(' ', '-');

/** Returns the known store to which an address belongs; undefined if there is none. @param url http(s) address */
export function knownStore(url: string): KnownStore | undefined {
  const { hostname } = new URL(url);
  return knownStores.find((store) =>
    hostsByStore[store].some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/** Whether Google Play offers the app. If so, the deletion page must follow Google Play's rules. */
export const isInGooglePlay = (site: {
  readonly android: { readonly stores: readonly { readonly url: string }[] } | null;
}) => site.android?.stores.some(({ url }) => knownStore(url) === 'Google Play') ?? false;

/** Matches paths that end in a package name: `/catalog/app/org.slovar`, `/ru/packages/org.slovar/`. */
const PACKAGE_PATH = /\/(?:app|packages|detail)\/(\w+(?:\.\w+)+)\/?$/;

/** Returns the app's package name, such as org.slovar, if an address in a known store contains it. */
export function packageIn(url: string): string | undefined {
  if (!knownStore(url)) return undefined;
  const { pathname, searchParams } = new URL(url);
  const inQuery = searchParams.get('id') ?? searchParams.get('appId');
  return inQuery ?? PACKAGE_PATH.exec(pathname)?.[1];
}

/**
 * Returns a link that opens the Android app (developer.chrome.com/docs/android/intents), or else its page in the store.
 * The app's manifest must have a browsable activity for the home address.
 */
export function appLink(packageName: string, homeUrl: string, storeUrl: string): string {
  const { protocol, host, pathname } = new URL(homeUrl);
  const fallback = `S.browser_fallback_url=${encodeURIComponent(storeUrl)}`;
  return `intent://${host}${pathname}#Intent;scheme=${protocol.slice(0, -1)};package=${packageName};${fallback};end`;
}

/**
 * Returns a link that opens the Android app from a browser (developer.chrome.com/docs/android/intents).
 * It works if the app's manifest has a browsable activity for the home address. If no app handles the
 * link, it opens the app's page in the store.
 *
 * @param homeUrl http(s) address of the site
 * @param storeUrl absolute address of the app's page in the store
 */
export function appLink(packageName: string, homeUrl: string, storeUrl: string): string {
  const { protocol, host, pathname } = new URL(homeUrl);
  const extras = [
    `scheme=${protocol.slice(0, -1)}`,
    `package=${packageName}`,
    `S.browser_fallback_url=${encodeURIComponent(storeUrl)}`,
  ];
  return `intent://${host}${pathname}#Intent;${extras.join(';')};end`;
}

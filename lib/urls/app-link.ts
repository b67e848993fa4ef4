/**
 * Link that opens the Android app from a browser, or its page in the store if no
 * app handles the link (developer.chrome.com/docs/android/intents). The app
 * handles it if its manifest has a browsable activity for the home address.
 *
 * @param homeUrl http(s) address of the site
 * @param storeUrl whole address of the app's page in the store
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

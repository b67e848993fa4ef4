/**
 * Returns a link that opens the Android app (developer.chrome.com/docs/android/intents), or else its page in the store.
 * The app's manifest must have a browsable activity for the home address.
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

/**
 * Tells the styles before the first paint that scripts run (`data-scripting`)
 * and what the device is (`data-device`) where the browser knows it; later, by
 * what the visitor acts (`pointerdown` or `keydown`), for WebKit, which shows
 * focus that a script moves after a click.
 *
 * `mobile` alone is not believed: an emulated tablet may claim it, and its
 * user-agent string tells.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData;
  dataset.scripting = '';
  if (hints) {
    const phone = hints.mobile && /^(?!.*iPad).*Mobi/.test(navigator.userAgent);
    dataset.device = phone ? 'mobile' : 'desktop';
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (dataset.scripting = type), true);
  }
}

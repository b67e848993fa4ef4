/**
 * Runs in the document's head before the first paint, so it must be small; in
 * development it is sent as its own source text, so it must stand alone.
 *
 * It tells the styles that scripts run (`data-scripting`) and what the device
 * is (`data-device`) where the browser knows it; and it takes the focus ring
 * off the menu and drawer buttons after a pointer's click, which must work
 * before anything is hydrated (specification, section 2). A keyboard's click
 * has detail 0 and keeps the focus.
 *
 * `mobile` alone is not believed: an emulated tablet may claim it, and its
 * user-agent string tells.
 */
export function earlyScript(): void {
  const { dataset } = document.documentElement;
  const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData;
  dataset.scripting = '';
  if (hints) {
    const phone = hints.mobile && /^(?!.*iPad).*Mobi/.test(navigator.userAgent);
    dataset.device = phone ? 'mobile' : 'desktop';
  }
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-drop-focus]');
    if (event.detail > 0) button?.blur();
  });
}

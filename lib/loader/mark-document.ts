/**
 * Sets those attributes of the root element that the styles use. Before the first paint these are
 * `data-scripting` (scripts run) and, if the browser has user-agent hints, `data-device` (the kind of
 * device). Later `data-input` has the last kind of input (`pointerdown` or `keydown`). It lets the
 * styles hide the focus ring that WebKit shows when a script moves the focus after a click.
 *
 * The user-agent hint `mobile` is not enough to recognise a phone, because a tablet that developer tools
 * emulate may send it, too. Only the user-agent string says that this is a tablet.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData;
  dataset.scripting = '';
  if (hints) {
    const isPhone = hints.mobile && /^(?!.*iPad).*Mobi/.test(navigator.userAgent);
    dataset.device = isPhone ? 'mobile' : 'desktop';
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (dataset.input = type), true);
  }
}

/**
 * Sets the attributes of the root element that the styles use. `data-device` is `mobile` on a phone and otherwise the
 * name of the system; it is set here if the browser has user-agent hints. `data-input` is the last kind of input
 * (`pointerdown`, `keydown` or empty), and its presence says that scripts run. With it the styles hide the focus ring
 * that WebKit shows when a script moves the focus after a click.
 *
 * The user-agent hint `mobile` is not enough to recognise a phone, because a tablet that developer tools
 * emulate may send it, too. Only the user-agent string says that this is a tablet.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  const hints = (navigator as { userAgentData?: { mobile: boolean; platform: string } })
    .userAgentData;
  dataset.input = '';
  if (hints) {
    const isPhone = hints.mobile && /^(?!.*iPad).*Mobi/.test(navigator.userAgent);
    dataset.device = isPhone ? 'mobile' : hints.platform;
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (dataset.input = type), true);
  }
}

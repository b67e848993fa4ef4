/**
 * Sets the attributes of the root element that the styles use: `data-input`, with which they hide the focus ring that
 * WebKit shows when a script moves the focus after a click; and `data-device`, if the browser has user-agent hints. A
 * tablet that developer tools emulate may send the hint `mobile`, too.
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

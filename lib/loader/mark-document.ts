/**
 * Marks the root element for the styles. Before the first paint it sets `data-scripting` (scripts
 * run) and, if the browser tells, `data-device` (the kind of device). Later `data-input` has the
 * last kind of input (`pointerdown` or `keydown`), because WebKit shows a focus ring when a script
 * moves the focus after a click.
 *
 * The user-agent hint `mobile` alone is not trusted: a tablet that is emulated may send it, too,
 * and only its user-agent string says that it is a tablet.
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
    addEventListener(type, () => (dataset.input = type), true);
  }
}

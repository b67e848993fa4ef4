/**
 * Marks the root element for the styles. Before the first paint: `data-scripting` says that scripts
 * run, `data-device` what the device is, if the browser knows it. Later `data-input` has the last
 * kind of input (`pointerdown` or `keydown`): WebKit shows a focus ring where a script moves the
 * focus after a click.
 *
 * `mobile` alone is not trusted: an emulated tablet may claim it, and only its user-agent string
 * shows that it is one.
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

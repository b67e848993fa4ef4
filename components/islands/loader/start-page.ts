import { handleDialogs } from './dialogs';
import { ignoreSecondClicks } from './second-clicks';

/**
 * Sets the attributes of the root element: `data-input`, with which styles hide the focus ring that WebKit shows when a
 * script moves the focus after a click; and `data-device`, if there are user-agent hints. An emulated tablet may send the
 * hint `mobile`, too.
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

/**
 * Starts what every page needs, with and without islands. Of all listeners for clicks, that of `ignoreSecondClicks` must
 * be the first, because it stops the event. A current Chrome needs no polyfill.
 */
export function startPage(importModule: (name: string) => Promise<unknown>): void {
  const load = (isMissing: boolean, name: string) =>
    isMissing && importModule(name).catch(() => {});
  markDocument();
  ignoreSecondClicks();
  handleDialogs();
  load(!('userAgentData' in navigator), 'device');
  load(!('closedBy' in HTMLDialogElement.prototype), 'backdrop');
}

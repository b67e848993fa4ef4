/**
 * Runs in the document's head before the first paint, so it must be small; in
 * development it is sent as its own source text, so it must stand alone.
 *
 * It tells the styles that scripts run (`data-scripting`) and what the device
 * is (`data-device`) where the browser knows it.
 *
 * A button that opens or closes something loses the focus after a pointer's
 * click, and does so before the click acts, because a dialog gives the focus
 * back to what had it. A keyboard's click has detail 0 and keeps the focus. If
 * the button's popover is a dialog, the dialog becomes a modal one, or closes:
 * a popover, which it is without scripts, leaves what lies behind within reach.
 *
 * `data-scripting` also tells by what the visitor acts, `pointerdown` or
 * `keydown`, for WebKit, which shows focus that a script moves after a click.
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
  const listen = (type: string, listener: (event: UIEvent) => void) =>
    addEventListener(type, listener as EventListener, true);
  for (const type of ['pointerdown', 'keydown']) {
    listen(type, () => {
      dataset.scripting = type;
    });
  }
  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
    if (!button) return;
    if (event.detail > 0) button.blur();
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/** The dialog whose backdrop is clicked. A dialog is the target only of clicks on it and its backdrop. */
function dialogOfBackdrop({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  if (target.getAttribute('closedby') !== 'any') return undefined;
  const { top, right, bottom, left } = target.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return inside ? undefined : target;
}

/**
 * Closes a `<dialog closedby="any">` on a click outside of it, for browsers
 * without the attribute (Firefox up to 140, Safari up to 26, MDN
 * browser-compat-data). As in the standard, a press inside that is released
 * outside, which selects text, does not close it.
 */
function watchBackdrop(): void {
  let pressed: HTMLDialogElement | undefined;
  document.addEventListener('pointerdown', (event) => {
    pressed = dialogOfBackdrop(event);
  });
  document.addEventListener('click', (event) => {
    const dialog = dialogOfBackdrop(event);
    if (dialog && dialog === pressed) dialog.close();
  });
}

/** Whether «Back» on this device should close what is open, and the browser does not do it itself. */
const lacksCloseByBack = /Android/.test(navigator.userAgent) && !('CloseWatcher' in window);

/*
 * What older browsers lack of dialogs and panels. Those without popovers or close watchers have no
 * `closedby` either, so the loader asks for that only.
 */
watchBackdrop();
const nothing = () => {};
if (!('popover' in HTMLElement.prototype)) import('./popover').catch(nothing);
if (lacksCloseByBack) import('./close-by-back').catch(nothing);

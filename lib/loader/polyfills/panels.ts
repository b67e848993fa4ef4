/** The dialog whose backdrop is clicked: only clicks on its padding or its backdrop have it as a target. */
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

/** Whether «Back» should close an open dialog on this device, and the browser does not do it itself. */
const lacksCloseByBack = /Android/.test(navigator.userAgent) && !('CloseWatcher' in window);

/*
 * Loads what a browser lacks of dialogs and panels. Firefox for Android 141 to 148 has `closedby` and
 * no close watchers (MDN browser-compat-data); no browser without popovers has both.
 */
if (!('closedBy' in HTMLDialogElement.prototype)) watchBackdrop();
const nothing = () => {};
if (!('popover' in HTMLElement.prototype)) import('./popover').catch(nothing);
if (lacksCloseByBack) import('./close-by-back').catch(nothing);

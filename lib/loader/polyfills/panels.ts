/**
 * Returns the dialog if its backdrop was clicked. The dialog is the target of clicks on its backdrop and also
 * of clicks on its padding, so the position of the click decides.
 */
function dialogOfBackdrop({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  if (target.getAttribute('closedby') !== 'any') return undefined;
  const { top, right, bottom, left } = target.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return inside ? undefined : target;
}

/**
 * Closes a `<dialog closedby="any">` on a click outside it, for browsers without the attribute (Firefox up to
 * 140, Safari up to 26, MDN browser-compat-data). As in the standard, the dialog stays open if the pointer is
 * pressed inside and released outside, for example when the visitor selects text.
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

/** Whether this is an Android browser in which «Back» does not close dialogs by itself. */
const lacksCloseByBack = /Android/.test(navigator.userAgent) && !('CloseWatcher' in window);

/*
 * Adds the features of dialogs and panels that the browser lacks. load-polyfills.ts loads this file if
 * `closedby` or close watchers are missing, as in all browsers without popovers. Firefox for Android 141 to
 * 148 lacks only close watchers (MDN browser-compat-data).
 */
if (!('closedBy' in HTMLDialogElement.prototype)) watchBackdrop();
const nothing = () => {};
if (!('popover' in HTMLElement.prototype)) import('./popover').catch(nothing);
if (lacksCloseByBack) import('./close-by-back').catch(nothing);

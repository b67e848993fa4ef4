/** Returns the dialog if its backdrop was clicked. Its padding has the same target, so the position decides. */
function dialogOfBackdrop({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]'))) return undefined;
  const { top, right, bottom, left } = target.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return inside ? undefined : target;
}

/*
 * Closes a `<dialog closedby="any">` on a click outside it, for browsers without the attribute (Chrome up to 133,
 * Firefox up to 140, Safari up to 26, MDN browser-compat-data). As in the standard, the dialog stays open if the
 * pointer is pressed inside and released outside, for example when the visitor selects text.
 */
let pressed: HTMLDialogElement | undefined;
document.addEventListener('pointerdown', (event) => {
  pressed = dialogOfBackdrop(event);
});
document.addEventListener('click', (event) => {
  const dialog = dialogOfBackdrop(event);
  if (dialog && dialog === pressed) dialog.close();
});

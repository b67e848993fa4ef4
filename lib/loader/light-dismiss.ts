/**
 * Closes a `<dialog closedby="any">` on a click beside it, for browsers that do
 * not know the attribute (Safari up to 26, MDN browser-compat-data). A dialog
 * itself is the target only of clicks on its padding and on the backdrop.
 */
export function closeOnBackdropClick(event: MouseEvent): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute('closedby') !== 'any') return;
  const { top, right, bottom, left } = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= left &&
    event.clientX <= right &&
    event.clientY >= top &&
    event.clientY <= bottom;
  if (!inside) dialog.close();
}

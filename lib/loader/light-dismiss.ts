/** A dialog itself is the target only of events on its padding and on the backdrop. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  if (target.getAttribute('closedby') !== 'any') return undefined;
  const { top, right, bottom, left } = target.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return inside ? undefined : target;
}

/**
 * Closes a `<dialog closedby="any">` on a click beside it, for browsers that do
 * not know the attribute (Firefox up to 140, Safari up to 26, MDN
 * browser-compat-data). As there, a press inside that is released beside, which
 * selects text, closes nothing.
 */
export function watchBackdrop(): void {
  let pressed: HTMLDialogElement | undefined;
  document.addEventListener('pointerdown', (event) => {
    pressed = dialogBeside(event);
  });
  document.addEventListener('click', (event) => {
    const dialog = dialogBeside(event);
    if (dialog && dialog === pressed) dialog.close();
  });
}

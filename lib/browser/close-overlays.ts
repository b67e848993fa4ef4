/** Closes every open dialog and popover, as leaving the page would. */
export function closeOverlays(): void {
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
  document
    .querySelectorAll<HTMLElement>('[popover]:popover-open')
    .forEach((popover) => popover.hidePopover());
}

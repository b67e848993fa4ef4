/** Teaches jsdom, whose dialogs cannot do it, to close a modal dialog. */
export function stubDialogClose() {
  Object.defineProperty(HTMLDialogElement.prototype, 'close', {
    configurable: true,
    writable: true,
    value(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** Opens every dialog of the page: the name of a closed one cannot be computed. */
export function showDialogs() {
  document.querySelectorAll('dialog').forEach((dialog) => {
    dialog.open = true;
  });
}

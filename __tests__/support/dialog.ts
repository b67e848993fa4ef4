/** Teaches jsdom, whose dialogs cannot do it, to open and to close a modal dialog. */
export function stubDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('', 'InvalidStateError');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
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
